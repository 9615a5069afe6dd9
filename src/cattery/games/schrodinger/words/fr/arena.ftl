### Les Chats de Schrödinger dans l’arène.

report-by-physicat = Par Physichat
