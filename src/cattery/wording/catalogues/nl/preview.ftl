### What a chat shows of a link to this site.

preview-home = Cattery: twee kaartspellen met katten
    .about = { $told } Met vrienden of bots, in je browser.
preview-table = Kom met ons kattenspellen doen
    .about = Er is een plaats voor je vrij aan een tafel van Cattery. Open de link en schuif aan: installeren hoeft niet.
preview-picture = Twee katten van Cattery: de ene gluurt uit een doos, de andere draagt een kroon.
