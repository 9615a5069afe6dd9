### Schrödingers katten: waarom de coach dat denkt. Kansen zijn in procenten.

schrodinger-reason-counted = Met wat je ziet: { $chance }% voor { $claim }.
schrodinger-reason-certain = Je ziet het zelf: { $claim }.
schrodinger-reason-impossible = Met wat je ziet kan het niet: { $claim }.
schrodinger-reason-believed =
    { $leaning ->
        [up] Wat de anderen zeiden maakt het waarschijnlijker: { $chance }%.
       *[down] Wat de anderen zeiden maakt het minder waarschijnlijk: { $chance }%.
    }
schrodinger-reason-doubted = { $seat-name } betwijfelt het in { $chance }% van de gevallen.
schrodinger-reason-held =
    { $count ->
        [one] Je hebt { $count } kaart die past.
       *[other] Je hebt { $count } kaarten die passen.
    }
schrodinger-reason-shown =
    { $count ->
        [one] { $count } open kaart overtuigt, en laat je ruilen.
       *[other] { $count } open kaarten overtuigen, en laten je ruilen.
    }
schrodinger-reason-kept-secret = Wat je verborgen houdt, vertelt de anderen niets.
schrodinger-reason-new-chances =
    { $count ->
        [one] { $count } kaart die niet past kan er een worden die wel past.
       *[other] { $count } kaarten die niet passen kunnen passende worden.
    }
schrodinger-reason-given-away =
    { $count ->
        [one] Je zou { $count } kaart wegleggen die je stelling nodig heeft.
       *[other] Je zou { $count } kaarten wegleggen die je stelling nodig heeft.
    }
schrodinger-reason-power-helps = { $physicat } helpt nu meer dan later.
schrodinger-reason-power-wasted = { $physicat } is later meer waard.
schrodinger-reason-turn-ends = Je stelling blijft zoals ze is.

## Wat ervan kwam, in een terugblik. $found: hoeveel er pasten.

schrodinger-reason-raised = { $seat-name } geloofde het en ging hoger.
schrodinger-reason-caught-out = { $seat-name } twijfelde, terecht: er waren er { $found }.
schrodinger-reason-proved-true = { $seat-name } twijfelde, onterecht: er waren er { $found }.
schrodinger-reason-doubt-right = De twijfel was terecht: er waren er { $found }.
schrodinger-reason-doubt-wrong = Ze waren er toch: { $found }.
