### Il coach: che cosa dice in ogni gioco.

coach-would = Il mio consiglio
