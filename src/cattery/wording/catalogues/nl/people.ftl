### Mensen en opsommingen, voor beide spellen.

# Iemand zonder naam. $number: de plaats, vanaf 1.
seat-name = Plaats { $number }
# Wie dit leest, in een rij namen: ‘Nadia en jij’.
you = jij
# Namen voor bots, met spaties ertussen. Ze beginnen in elke taal met een medeklinker.
bot-names = Minoes Pluis Boef Dribbel Snoet Pepper

## Opsommingen worden hiermee gemaakt: ‘a’, ‘a en b’, ‘a, b en c’.

list-comma = { $first }, { $next }
list-and = { $first } en { $last }
