### Le coach : ce qu’il dit dans tous les jeux.

coach-would = Mon conseil
