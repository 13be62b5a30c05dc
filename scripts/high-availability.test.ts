import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { render } from '@/deploy/ha/render.mjs';

/** What deploy/ha ships, as far as it can be checked without running it; `npm run rehearse:failover` runs it. */

const folder = mkdtempSync(join(tmpdir(), 'coldpass-ha-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = JSON.parse(readFileSync('deploy/ha/cluster.example.json', 'utf8'));
const secrets = Object.fromEntries(Object.keys(example.secrets).map((name) => [name, name.repeat(40).slice(0, 40)]));
const cluster = { ...example, secrets };
render(cluster, folder);
const read = (machine: string, file: string): string => readFileSync(join(folder, machine, file), 'utf8');

describe('the configuration of a highly available deployment', () => {
  it('is refused while it has no secrets', () => {
    expect(() => render(example, folder)).toThrow('The secret superuser has to be the output of');
  });

  it('says everything, on every machine', () => {
    const machines = [...cluster.database, ...cluster.product, cluster.edge].map(({ name }) => name);
    expect(readdirSync(folder).toSorted()).toEqual(machines.toSorted());
    const templates = readdirSync('deploy/ha/templates').map((name) => name.replace(/\.template$/, ''));
    const written = new Set(machines.flatMap((name) => readdirSync(join(folder, name))));
    expect([...written].toSorted()).toEqual(templates.toSorted());
    for (const name of machines) {
      for (const file of readdirSync(join(folder, name)))
        expect(read(name, file), file).not.toMatch(/\{ ?\{|undefined/);
    }
  });

  it('asks who leads of the other machines alone: its own may have been cut off and not know', () => {
    for (const { name, address } of cluster.database) {
      const { hosts, use_proxies } = parse(read(name, 'patroni.yml')).etcd3;
      expect(use_proxies).toBe(true);
      expect(hosts).toHaveLength(2);
      expect(hosts).not.toContain(`${address}:2379`);
    }
  });

  it('acknowledges nothing that only one machine has, and steps down before another one may lead', () => {
    const { dcs } = parse(read('db1', 'patroni.yml')).bootstrap;
    expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
    // Patroni's own rule.
    expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl);
  });

  it('sends migrations past the pooler, and everything else through it', () => {
    expect(read('app1', 'prepare.env')).toMatch(/^MIGRATION_DATABASE_URL=.*:5000\/coldpass$/m);
    expect(read('app1', 'product.env')).toMatch(/^DATABASE_URL=.*:6432\/coldpass$/m);
    expect(read('app1', 'pgbouncer.ini')).toContain('max_prepared_statements = 200');
  });
});

it('the image of Patroni has the package by which it reaches etcd', () => {
  expect(readFileSync('deploy/ha/patroni.Dockerfile', 'utf8')).toMatch(/apt-get install [^&]* python3-etcd /);
});

interface Service {
  networks?: { machines?: { ipv4_address?: string } };
  network_mode?: string;
  volumes?: string[];
  env_file?: string[];
}

describe('the compose file', () => {
  const compose: { services: Record<string, Service>; volumes: object } = parse(
    readFileSync('deploy/ha/compose.yaml', 'utf8'),
    { merge: true },
  );
  const services = Object.entries(compose.services);

  it('has the machines of the example, by its addresses', () => {
    const addresses = services.flatMap(([, { networks }]) => networks?.machines?.ipv4_address ?? []);
    const described = [...cluster.database, ...cluster.product, cluster.edge].map(({ address }) => address);
    expect(addresses.toSorted()).toEqual(described.toSorted());
  });

  it.each(services)('%s reads what is written for its machine', (_name, service) => {
    const owner = service.network_mode?.replace('service:', '');
    const address = (owner ? compose.services[owner] : service)?.networks?.machines?.ipv4_address;
    const machine = [...cluster.database, ...cluster.product, cluster.edge].find(
      (one) => one.address === address,
    )?.name;
    const configured = [...(service.volumes ?? []), ...(service.env_file ?? [])].filter((path) =>
      path.includes('rendered'),
    );
    expect(configured.length).toBeGreaterThan(0);
    for (const path of configured) expect(path).toMatch(new RegExp(`^\\./rendered/${machine}[:/]`));
    for (const volume of service.volumes ?? []) {
      if (!volume.startsWith('.')) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
  });
});
