# PostgreSQL's own image; Patroni from the same package archive. It reaches etcd by python3-etcd, which its package only recommends.
FROM postgres:18
RUN apt-get update && apt-get install --yes --no-install-recommends patroni python3-etcd python3-urllib3 && rm -rf /var/lib/apt/lists/*
USER postgres
ENTRYPOINT ["patroni"]
CMD ["/etc/coldpass/patroni.yml"]
