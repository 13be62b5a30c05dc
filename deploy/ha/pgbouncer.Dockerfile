# Debian 13 has 1.24, which keeps prepared statements.
FROM debian:13-slim
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
# The owner of the rendered files (compose.yaml).
USER 999:999
ENTRYPOINT ["pgbouncer"]
CMD ["/etc/coldpass/pgbouncer.ini"]
