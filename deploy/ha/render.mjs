#!/usr/bin/env node
// `node deploy/ha/render.mjs cluster.json FOLDER` writes the configuration files of each machine, from the templates
// and a description of the cluster.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATES = join(dirname(fileURLToPath(import.meta.url)), 'templates');

/**
 * @typedef {{ name: string, address: string }} Machine
 * @typedef {object} Cluster
 * @property {Machine[]} database Three: PostgreSQL, Patroni, etcd.
 * @property {Machine[]} product Two or more: the product, PgBouncer, HAProxy.
 * @property {Machine} edge Caddy.
 * @property {string} network Addresses that may connect to PostgreSQL, such as 10.0.0.0/24.
 * @property {string} site Site address for Caddy: a host name, or an address with its scheme.
 * @property {string} publicUrl
 * @property {{ server: string, from: string }} mail Required: without a mail server the product does not start.
 * @property {boolean} synchronous False only in a rehearsal that must show a loss of data.
 * @property {boolean} isPrepared True if PgBouncer is 1.21 or later, which supports prepared statements.
 * @property {string} postgresBinaries
 * @property {Record<'etcd' | 'postgres' | 'run' | 'config' | 'product', string>} folders `{name}`: the machine's name.
 * @property {{ certificate: string, key: string } | undefined} [tls] Omitted: Caddy obtains a certificate.
 * @property {Record<'superuser' | 'replication' | 'patroni' | 'owner' | 'app' | 'auth' | 'pepper', string>} secrets
 */

/** @type {Record<'database' | 'product' | 'edge', string[]>} */
const FILES = {
  database: ['etcd.yml', 'patroni.yml', 'create-database.sh'],
  product: ['haproxy.cfg', 'pgbouncer.ini', 'pgbouncer-users.txt', 'product.env', 'prepare.env'],
  edge: ['Caddyfile'],
};

/** @param {Machine[]} machines @param {(machine: Machine) => string} line */
const lines = (machines, line) => machines.map((machine) => `    ${line(machine)}`).join('\n');

/** @param {Cluster} cluster */
const valuesOfAll = ({ database, product, edge: _edge, ...cluster }) => ({
  network: cluster.network,
  synchronous: String(cluster.synchronous),
  isPrepared: String(cluster.isPrepared),
  preparedStatements: cluster.isPrepared
    ? 'max_prepared_statements = 200'
    : '; Older than 1.21: no prepared statements.',
  postgresBinaries: cluster.postgresBinaries,
  publicUrl: cluster.publicUrl,
  mailServer: cluster.mail.server,
  mailFrom: cluster.mail.from,
  site: cluster.site,
  tls: cluster.tls ? `\ttls ${cluster.tls.certificate} ${cluster.tls.key}` : '',
  caddyOptions: cluster.tls ? '\tauto_https disable_redirects\n\tskip_install_trust' : '',
  etcdCluster: database.map(({ name, address }) => `${name}=http://${address}:2380`).join(','),
  leaderServers: lines(database, ({ name, address }) => `server ${name} ${address}:5432 check port 8008`),
  productServers: lines(product, ({ name, address }) => `server ${name} ${address}:3000 check`),
  productSpares: lines(
    product,
    ({ name, address }) => `server ${name}-alive ${address}:3000 backup track alive/${name}`,
  ),
  balancers: product.map(({ address }) => `${address}:8000`).join(' '),
  superuserPassword: cluster.secrets.superuser,
  replicationPassword: cluster.secrets.replication,
  patroniPassword: cluster.secrets.patroni,
  ownerPassword: cluster.secrets.owner,
  appPassword: cluster.secrets.app,
  authSecret: cluster.secrets.auth,
  pepper: cluster.secrets.pepper,
});

/** @param {string} template @param {Record<string, string>} values */
const fill = (template, values) =>
  template.replace(/\{\{(\w+)\}\}/g, (_whole, name) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`The templates ask for ${name}, which the description of the cluster does not say.`);
    return value;
  });

/**
 * Writes the files of each machine to `folder`/NAME.
 * @param {Cluster} cluster
 * @param {string} folder
 */
export function render(cluster, folder) {
  for (const [name, value] of Object.entries(cluster.secrets)) {
    // Only letters and digits, because the secrets are part of URLs.
    if (!/^[A-Za-z0-9]{32,}$/.test(value))
      throw new Error(`The secret ${name} has to be the output of: openssl rand -hex 24`);
  }
  const shared = valuesOfAll(cluster);
  // The files contain passwords, so only their owner may read them.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  /** @type {[keyof typeof FILES, Machine[]][]} */
  const kinds = [
    ['database', cluster.database],
    ['product', cluster.product],
    ['edge', [cluster.edge]],
  ];
  for (const [kind, machines] of kinds) {
    for (const { name, address } of machines) {
      const folders = Object.entries(cluster.folders).map(([key, path]) => [
        `${key}Folder`,
        path.replaceAll('{name}', name),
      ]);
      const otherEtcd = cluster.database.filter((one) => one.name !== name).map((one) => `"${one.address}:2379"`);
      const values = { ...shared, ...Object.fromEntries(folders), name, address, otherEtcd: otherEtcd.join(', ') };
      const own = join(folder, name);
      mkdirSync(own, { recursive: true, mode: 0o700 });
      for (const file of FILES[kind]) {
        const text = fill(readFileSync(join(TEMPLATES, `${file}.template`), 'utf8'), values);
        const path = join(own, file);
        writeFileSync(path, text);
        // `chmod` also restricts a file that an earlier release has written.
        chmodSync(path, file.endsWith('.sh') ? 0o700 : 0o600);
      }
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [description, folder] = process.argv.slice(2);
  if (!description || !folder) {
    console.error('Say which: node deploy/ha/render.mjs cluster.json FOLDER');
    process.exit(1);
  }
  try {
    render(JSON.parse(readFileSync(description, 'utf8')), folder);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
