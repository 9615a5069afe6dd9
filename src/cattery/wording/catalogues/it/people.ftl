### Persone ed elenchi, per entrambi i giochi.

# Chi non ha un nome. $number: il posto, a partire da 1.
seat-name = Posto { $number }
# Chi legge, in un elenco di nomi: “Nadia e tu”.
you = tu
# Nomi per i bot, separati da spazi: gli stessi in ogni lingua, così al tavolo si parla dello stesso bot.
# Cominciano per consonante.
bot-names = Mochi Pixel Biscuit Luna Ziggy Pumpkin

## Gli elenchi si compongono con questi: “a”, “a e b”, “a, b e c”.

list-comma = { $first }, { $next }
list-and = { $first } e { $last }
