### What a chat shows of a link to this site.

preview-home = Cattery: two cat card games
    .about = { $told } With friends or bots, in your browser.
preview-table = Come and play cats with us
    .about = A seat is waiting for you at a table of Cattery. Open the link and sit down: there is nothing to install.
preview-picture = Two cats of Cattery: one peers out of a box, one wears a crown.
