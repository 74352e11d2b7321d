"""Web server for live tables: HTTP API, WebSockets, authentication, rate limits, background jobs."""
