# Debian 13 has PgBouncer 1.24, which supports prepared statements.
FROM debian:13-slim
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
# Runs as the owner of the rendered files (compose.yaml).
USER 999:999
ENTRYPOINT ["pgbouncer"]
CMD ["/etc/coldpass/pgbouncer.ini"]
