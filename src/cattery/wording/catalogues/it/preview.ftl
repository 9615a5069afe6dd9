### What a chat shows of a link to this site.

preview-home = Cattery: due giochi di carte con i gatti
    .about = { $told } Con amici o bot, nel browser.
preview-table = Vieni a giocare con i gatti
    .about = Un posto ti aspetta a un tavolo di Cattery. Apri il link e siediti: non c’è nulla da installare.
preview-picture = Due gatti di Cattery: uno sbircia da una scatola, l’altro porta una corona.

## Che cosa conserva un server, e a chi rivolgersi: una pagina a parte

about-title = Che cosa conserva questo server
about-people = Non ci sono account. Il tuo browser conserva un codice casuale in un cookie; il server ne conserva solo l’hash, perché il tuo posto resti tuo.
about-tables = Di un tavolo il server conserva le partite, i soprannomi di chi vi siede e ciò che si scrive nella chat. Chi ha il link può vederlo.
about-days =
    { $days ->
        [one] Un tavolo dove nessuno ha mai giocato sparisce dopo un giorno, ogni altro dopo { $days } giorno in cui non vi succede nulla.
       *[other] Un tavolo dove nessuno ha mai giocato sparisce dopo un giorno, ogni altro dopo { $days } giorni in cui non vi succede nulla.
    }
about-records = Allora sparisce anche la chat; le partite finite restano, con i soprannomi.
about-nothing = Allora non ne resta nulla.
about-addresses = Gli indirizzi Internet non vengono conservati, a meno che uno non sia tenuto fuori. Il registro non nomina nessuno.
about-remove = Ciò che hai fatto e scritto a un tavolo viene cancellato se lo chiedi. Indica il link del tavolo.
about-contact = A chi rivolgersi: { $contact }
about-nobody = A chi rivolgersi: a chi ti ha dato questo indirizzo. Qui non è indicato nessuno.
