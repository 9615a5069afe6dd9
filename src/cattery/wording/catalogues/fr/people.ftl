### Les personnes et les listes, pour les deux jeux.

# Une personne sans nom. $number : la place, à partir de 1.
seat-name = Place { $number }
# La personne qui lit, dans une liste de noms : « Nadia et toi ».
you = toi
# Des noms pour les robots, séparés par des espaces : les mêmes dans toutes les langues, pour que la table parle du même.
# Ils commencent par une consonne.
bot-names = Mochi Pixel Biscuit Luna Ziggy Pumpkin

## Les listes se composent avec ceci : « a », « a et b », « a, b et c ».

list-comma = { $first }, { $next }
list-and = { $first } et { $last }
