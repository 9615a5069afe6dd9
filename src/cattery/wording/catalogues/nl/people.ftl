### Mensen en opsommingen, voor beide spellen.

# Iemand zonder naam. $number: de plaats, vanaf 1.
seat-name = Plaats { $number }
# Wie dit leest, in een rij namen: ‘Nadia en jij’.
you = jij
# Namen voor bots, met spaties ertussen: dezelfde in elke taal, zodat iedereen aan tafel het over dezelfde bot heeft.
# Ze beginnen met een medeklinker.
bot-names = Mochi Pixel Biscuit Luna Ziggy Pumpkin

## Opsommingen worden hiermee gemaakt: ‘a’, ‘a en b’, ‘a, b en c’.

list-comma = { $first }, { $next }
list-and = { $first } en { $last }
