### What a chat shows of a link to this site.

preview-home = Cattery : deux jeux de cartes et de chats
    .about = { $told } Entre amis ou contre des bots, dans ton navigateur.
preview-table = Viens jouer avec les chats
    .about = Une place t’attend à une table de Cattery. Ouvre le lien et assieds-toi : il n’y a rien à installer.
preview-picture = Deux chats de Cattery : l’un sort la tête d’une boîte, l’autre porte une couronne.

## Ce qu’un serveur garde, et à qui s’adresser : une page à part

about-title = Ce que ce serveur garde
about-people = Il n’y a pas de comptes. Ton navigateur garde un code aléatoire dans un cookie ; le serveur n’en garde que l’empreinte, pour que ta place reste la tienne.
about-tables = D’une table, le serveur garde les parties, les surnoms à cette table et ce qui s’écrit dans la discussion. Quiconque a le lien peut le voir.
about-days =
    { $days ->
        [one] Une table où personne n’a jamais joué part au bout d’un jour, toute autre quand rien ne s’y est passé pendant { $days } jour.
       *[other] Une table où personne n’a jamais joué part au bout d’un jour, toute autre quand rien ne s’y est passé pendant { $days } jours.
    }
about-records = Sa discussion part alors aussi ; ses parties finies restent, avec les surnoms.
about-nothing = Il n’en reste alors rien.
about-addresses = Les adresses Internet ne sont pas gardées, sauf si l’une d’elles est écartée. Le journal ne nomme personne.
about-remove = Ce que tu as fait et écrit à une table est effacé si tu le demandes. Donne le lien de la table.
about-contact = À qui s’adresser : { $contact }
about-nobody = À qui s’adresser : à la personne qui t’a donné cette adresse. Personne n’est nommé ici.
