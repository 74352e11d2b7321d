-- Runs once, when the database is made: the servers own their database, and nothing else.
\getenv password DATABASE_PASSWORD
CREATE ROLE rowlock LOGIN PASSWORD :'password';
CREATE DATABASE rowlock OWNER rowlock;
REVOKE ALL ON DATABASE rowlock FROM PUBLIC;
