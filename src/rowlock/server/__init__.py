"""The web application around live tables: routes, sockets, typed messages, security. The rules of tables are below."""
