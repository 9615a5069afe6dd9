### What a chat shows of a link to this site.

preview-home = Cattery: due giochi di carte con i gatti
    .about = { $told } Con amici o bot, nel browser.
preview-table = Vieni a giocare con i gatti
    .about = Un posto ti aspetta a un tavolo di Cattery. Apri il link e siediti: non c’è nulla da installare.
preview-picture = Due gatti di Cattery: uno sbircia da una scatola, l’altro porta una corona.
