"""What tests, long jobs and scripts drive the house with: a table without a server, servers, clients, browsers."""
