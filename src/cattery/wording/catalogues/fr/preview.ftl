### What a chat shows of a link to this site.

preview-home = Cattery : deux jeux de cartes et de chats
    .about = { $told } Entre amis ou contre des bots, dans ton navigateur.
preview-table = Viens jouer avec les chats
    .about = Une place t’attend à une table de Cattery. Ouvre le lien et assieds-toi : il n’y a rien à installer.
preview-picture = Deux chats de Cattery : l’un sort la tête d’une boîte, l’autre porte une couronne.
