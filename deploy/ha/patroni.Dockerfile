# The PostgreSQL image, with Patroni from the same package archive and python3-etcd, which Patroni needs to reach etcd.
FROM postgres:18
RUN apt-get update && apt-get install --yes --no-install-recommends patroni python3-etcd python3-urllib3 && rm -rf /var/lib/apt/lists/*
USER postgres
ENTRYPOINT ["patroni"]
CMD ["/etc/coldpass/patroni.yml"]
