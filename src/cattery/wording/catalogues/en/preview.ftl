### What a chat shows of a link to this site.

preview-home = Cattery: two cat card games
    .about = { $told } With friends or bots, in your browser.
preview-table = Come and play cats with us
    .about = A seat is waiting for you at a table of Cattery. Open the link and sit down: there is nothing to install.
preview-picture = Two cats of Cattery: one peers out of a box, one wears a crown.

## What a server keeps, and whom to ask: a page of its own

about-title = What this server keeps
about-people = There are no accounts. Your browser keeps a random token in a cookie; the server keeps only its hash, so that your seat stays yours.
about-tables = Of a table the server keeps its games, the nicknames of those who sit there and what they write in the chat. Whoever has the link can see it.
about-days =
    { $days ->
        [one] A table at which nobody ever played goes after a day, any other after { $days } day in which nothing happens there.
       *[other] A table at which nobody ever played goes after a day, any other after { $days } days in which nothing happens there.
    }
about-records = Then its chat goes too; its ended games stay, with the nicknames.
about-nothing = Then nothing of it stays.
about-addresses = Internet addresses are not stored, unless one is shut out. The log names nobody.
about-remove = What you did and wrote at a table is removed if you ask for it. Give the link of the table.
about-contact = Whom to ask: { $contact }
about-nobody = Whom to ask: whoever gave you this address. Nobody is named here.
