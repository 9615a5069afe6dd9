### Pessoas e listas, para os dois jogos.

# Alguém sem nome. $number: o lugar, a partir de 1.
seat-name = Lugar { $number }
# Quem lê, em uma lista de nomes: “Nadia e você”.
you = você
# Nomes para os robôs, separados por espaços: os mesmos em todas as línguas, para que a mesa fale do mesmo robô.
# Começam por consoante.
bot-names = Mochi Pixel Biscuit Luna Ziggy Pumpkin

## As listas são montadas com estas: “a”, “a e b”, “a, b e c”.

list-comma = { $first }, { $next }
list-and = { $first } e { $last }
