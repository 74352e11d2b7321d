-- Runs once, when the database is created: the role of the servers owns this database and nothing else.
\getenv password DATABASE_PASSWORD
CREATE ROLE rowlock LOGIN PASSWORD :'password';
CREATE DATABASE rowlock OWNER rowlock;
REVOKE ALL ON DATABASE rowlock FROM PUBLIC;
