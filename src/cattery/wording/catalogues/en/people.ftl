### People and lists, for both games.

# A player without a name. $number: the seat, from 1.
seat-name = Seat { $number }
# The reader, within a list of names: “Nadia and you”.
you = you
# Names for bots, with spaces between: the same in every language, so that people at one table speak of the same bot.
# They begin with a consonant.
bot-names = Mochi Pixel Biscuit Luna Ziggy Pumpkin

## Lists are put together from these: “a”, “a and b”, “a, b and c”.

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
