import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { DCLinter } from 'dclint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { render } from '@/deploy/ha/render.mjs';
import { IMPORT_MAX_BYTES } from '@/lib/import-export/formats-rules';
import { openMetrics } from '@/server/metrics/metrics';

/** Checks that the examples in `deploy/` are valid and match the product. */

const scratch = mkdtempSync(join(tmpdir(), 'coldpass-deploy-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const read = (path: string): string => readFileSync(join('deploy', path), 'utf8');
const isInstalled = (program: string, flag: string): boolean => spawnSync(program, [flag]).error === undefined;

/**
 * True for nginx 1.25.1 or newer. Older versions reject the `http2` directive and need a parameter of `listen` instead.
 */
function hasHttp2Directive(): boolean {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  const [major = 0, minor = 0, patch = 0] = (/nginx\/([\d.]+)/.exec(stderr ?? '')?.[1] ?? '').split('.').map(Number);
  return major * 1e6 + minor * 1e3 + patch >= 1_025_001;
}

const COMPOSE_FILES = ['docker-compose.yml', 'deploy/backup/compose.yml', 'deploy/ha/compose.yaml'];

describe('compose files', () => {
  it('are all covered by the tests in this file', () => {
    const found = ['', 'deploy/'].flatMap((folder) =>
      readdirSync(folder || '.', { recursive: folder !== '', encoding: 'utf8' }).map((name) => folder + name),
    );
    expect(found.filter((file) => /compose[^/]*\.ya?ml$/.test(file)).toSorted()).toEqual(COMPOSE_FILES.toSorted());
  });

  it.each(COMPOSE_FILES)('%s follows the Compose specification', (file) => {
    const [result] = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles([file], false);
    expect(result?.messages.filter(({ rule }) => /^(invalid|unknown)-/.test(rule))).toEqual([]);
  });

  it('are refused if a key is misspelled', () => {
    const file = join(scratch, 'compose.yml');
    writeFileSync(file, 'services: { app: { image: coldpass, memory: 1g } }\n');
    const [result] = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles([file], false);
    expect(result?.messages.map(({ rule }) => rule)).toContain('invalid-schema');
  });

  it.each(COMPOSE_FILES)(
    "%s runs each service with an init process, and limits the service's log and memory",
    (file) => {
      const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as {
        services: Record<string, { init?: boolean; mem_limit?: string; logging?: { options?: object } }>;
      };
      // Skips the service `database` of the backup file, which only extends the service of docker-compose.yml.
      const own = Object.entries(services).filter(
        ([name]) => file !== 'deploy/backup/compose.yml' || name !== 'database',
      );
      for (const [name, { init, mem_limit: memory, logging }] of own) {
        expect(init, name).toBe(true);
        expect(memory, name).toMatch(/^\d+[mg]$/);
        expect(logging?.options, name).toMatchObject({ 'max-size': '10m' });
      }
    },
  );
});

describe('rehearsal of a restore with compose', () => {
  const { rehearse, database } = parse(read('backup/compose.yml'), { merge: true }).services;

  it('cannot reach the live database, and cannot write to the backups', () => {
    expect(rehearse.network_mode).toBe('none');
    expect(rehearse.volumes).toEqual(['backups:/var/lib/pgbackrest:ro']);
    expect(rehearse.environment.PGBACKREST_PG1_PATH).toBe('/var/lib/postgresql/rehearsal');
    // The profile keeps `docker compose up` from starting this service.
    expect(rehearse.profiles).toEqual(['rehearse']);
    expect(rehearse.image).toBe(database.image);
    expect(read('backup/Dockerfile')).toContain(` ${rehearse.entrypoint[0]} /usr/local/bin/`);
  });

  /** Runs the script with programs that only record their arguments. Returns the exit status and the recorded calls. */
  function rehearseIn(folder: string) {
    const calls = join(scratch, 'rehearsal-calls');
    const programs = join(scratch, 'rehearsal-programs');
    mkdirSync(programs, { recursive: true });
    writeFileSync(calls, '');
    for (const name of ['pgbackrest', 'pg_ctl', 'psql']) {
      writeFileSync(join(programs, name), `#!/bin/sh\necho "${name} $*" >> '${calls}'\n`);
      chmodSync(join(programs, name), 0o755);
    }
    const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, PGBACKREST_PG1_PATH: folder };
    const { status } = spawnSync('sh', [resolve('deploy/backup/coldpass-rehearse')], { env });
    return { status, calls: readFileSync(calls, 'utf8') };
  }

  it('restores without archiving, and starts PostgreSQL without a port', () => {
    const { status, calls } = rehearseIn(join(scratch, 'rehearsal'));
    expect(status).toBe(0);
    expect(calls).toContain('pgbackrest --stanza=coldpass --archive-mode=off restore');
    expect(calls).toContain("listen_addresses=''");
    expect(calls).toContain('archive_mode=off');
    expect(calls).toMatch(/psql .*--dbname=coldpass/);
  });

  it('refuses a folder that already contains a database', () => {
    const folder = mkdtempSync(join(scratch, 'live-'));
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    expect(rehearseIn(folder)).toEqual({ status: 1, calls: '' });
  });
});

describe('proxies', () => {
  it.each([
    ['Caddy', Number(/max_size (\d+)MB/.exec(read('proxy/Caddyfile'))?.[1]) * 1_000_000],
    [
      'Caddy of several machines',
      Number(/max_size (\d+)MB/.exec(read('ha/templates/Caddyfile.template'))?.[1]) * 1_000_000,
    ],
    ['nginx', Number(/client_max_body_size (\d+)m;/.exec(read('proxy/nginx.conf'))?.[1]) * 1024 * 1024],
    ['Traefik', parse(read('proxy/traefik.yml')).http.middlewares['coldpass-body'].buffering.maxRequestBodyBytes],
  ])('%s accepts slightly larger bodies than the product, so that users see the product’s own message', (_, bytes) => {
    expect(bytes).toBeGreaterThan(IMPORT_MAX_BYTES);
    expect(bytes).toBeLessThan(2 * IMPORT_MAX_BYTES);
  });

  it.runIf(isInstalled('caddy', 'version'))('Caddy accepts its example', () => {
    const env = { ...process.env, PUBLIC_URL: 'https://practice.example.com', HOME: scratch };
    const flags = ['validate', '--adapter', 'caddyfile', '--config', resolve('deploy/proxy/Caddyfile')];
    const { stdout, stderr } = spawnSync('caddy', flags, { env, encoding: 'utf8' });
    expect(stdout + stderr).toContain('Valid configuration');
  });

  it.runIf(isInstalled('nginx', '-v'))(
    'nginx accepts its example, changed as the example says for versions before 1.25.1',
    () => {
      const whole = read('proxy/nginx.conf');
      expect(whole).toContain('Older versions need `listen 443 ssl http2` instead.');
      const fit = hasHttp2Directive()
        ? whole
        : whole.replace('http2 on;', '').replaceAll(/(listen .*443 ssl);/g, '$1 http2;');
      const key = join(scratch, 'nginx.key');
      const certificate = join(scratch, 'nginx.crt');
      const subject = ['-subj', '/CN=practice.example.com', '-keyout', key, '-out', certificate];
      execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject], {
        stdio: 'ignore',
      });
      const example = fit
        .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
      const file = join(scratch, 'nginx.conf');
      writeFileSync(file, `pid ${join(scratch, 'nginx.pid')};\nevents {}\nhttp {\n${example}\n}\n`);
      const { stderr } = spawnSync('nginx', ['-t', '-c', file, '-e', join(scratch, 'nginx.log')], { encoding: 'utf8' });
      expect(stderr).toContain('syntax is ok');
    },
  );
});

describe('systemd units', () => {
  it
    .runIf(isInstalled('systemd-analyze', '--version'))
    .each([
      'host/coldpass.service',
      'ha/systemd/coldpass.service',
      'backup/coldpass-backup.service',
      'backup/coldpass-backup.timer',
    ])('%s is understood by systemd', (unit) => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', resolve('deploy', unit)], {
      encoding: 'utf8',
    });
    // Ignores other messages, because the unit's programs and users may be missing on this machine.
    expect(stderr.split('\n').filter((line) => /Unknown|Failed to parse|Invalid/i.test(line))).toEqual([]);
  });
});

describe('Prometheus rules and the dashboard', () => {
  interface Rule {
    record?: string;
    alert?: string;
    expr: string;
    labels?: { severity?: string };
    annotations?: { summary?: string; description?: string };
  }
  const { groups } = parse(read('monitoring/rules.yml')) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(read('monitoring/grafana-dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const expressions = [
    ...rules.map(({ record, alert, expr }) => [record ?? alert ?? '', expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];

  /** Lists the metrics in an expression. Throws if it is not PromQL. */
  function metricsIn(expr: string): string[] {
    const names: string[] = [];
    parser.parse(expr).iterate({
      enter: ({ type, from, to }) => {
        if (type.isError) throw new Error(`Not PromQL at ${from}: ${expr}`);
        if (type.name === 'VectorSelector') names.push(/^[\w:]+/.exec(expr.slice(from, to))?.[0] ?? '');
      },
    });
    return names;
  }

  const known = new Set(['up', ...rules.flatMap(({ record }) => record ?? [])]);
  beforeAll(async () => {
    const metrics = await openMetrics({ port: '1', token: undefined, nameRoute: () => '', build: 'none' });
    for (const [, name = '', type] of ((await metrics?.read()) ?? '').matchAll(/^# TYPE (\S+) (\w+)$/gm)) {
      known.add(name);
      if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) known.add(`${name}_${part}`);
    }
  });

  it.each(expressions)('%s reads only metrics that the product has', (_name, expr) => {
    const names = metricsIn(expr);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(rules.filter(({ alert }) => alert))(
    '$alert states its severity and what to do',
    ({ labels, annotations }) => {
      expect(['page', 'ticket']).toContain(labels?.severity);
      expect(annotations?.summary).toBeTruthy();
      expect(annotations?.description?.length).toBeGreaterThan(20);
    },
  );

  it.runIf(isInstalled('promtool', '--version')).each([
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'rules.yml'],
    ['test', 'rules', 'rules.test.yml'],
  ])('promtool %s %s %s succeeds', (...args) => {
    expect(execFileSync('promtool', args, { cwd: 'deploy/monitoring', encoding: 'utf8' })).toContain('SUCCESS');
  });
});

describe('cluster of several machines', () => {
  const example = JSON.parse(read('ha/cluster.example.json'));
  const secrets = Object.fromEntries(Object.keys(example.secrets).map((name) => [name, name.repeat(40).slice(0, 40)]));
  const cluster = { ...example, secrets };
  const folder = join(scratch, 'rendered');
  const machines: { name: string; address: string }[] = [...cluster.database, ...cluster.product, cluster.edge];
  render(cluster, folder);
  const rendered = (machine: string, file: string): string => readFileSync(join(folder, machine, file), 'utf8');

  it('is refused as long as it has no secrets', () => {
    expect(() => render(example, folder)).toThrow('The secret superuser has to be the output of');
  });

  it('uses every template and fills in every value', () => {
    const templates = readdirSync('deploy/ha/templates').map((name) => name.replace(/\.template$/, ''));
    const written = new Set(machines.flatMap(({ name }) => readdirSync(join(folder, name))));
    expect([...written].toSorted()).toEqual(templates.toSorted());
    for (const { name } of machines) {
      for (const file of readdirSync(join(folder, name))) expect(rendered(name, file)).not.toMatch(/\{ ?\{|undefined/);
    }
  });

  it('has files that only their owner can read', () => {
    for (const { name } of machines) {
      for (const file of readdirSync(join(folder, name))) {
        const mode = statSync(join(folder, name, file)).mode & 0o777;
        expect(mode.toString(8), `${name}/${file}`).toBe(file.endsWith('.sh') ? '700' : '600');
      }
    }
  });

  it('requires synchronous replication, and lets no machine use its own etcd member', () => {
    for (const { name, address } of cluster.database) {
      const { bootstrap, etcd3 } = parse(rendered(name, 'patroni.yml'));
      expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
      expect(bootstrap.dcs.loop_wait + 2 * bootstrap.dcs.retry_timeout).toBeLessThanOrEqual(bootstrap.dcs.ttl);
      expect(etcd3.use_proxies).toBe(true);
      expect(etcd3.hosts).toHaveLength(2);
      expect(etcd3.hosts).not.toContain(`${address}:2379`);
    }
  });

  it('runs migrations directly on PostgreSQL, and everything else through the pooler', () => {
    expect(rendered('app1', 'prepare.env')).toMatch(/^MIGRATION_DATABASE_URL=.*:5000\/coldpass$/m);
    expect(rendered('app1', 'product.env')).toMatch(/^DATABASE_URL=.*:6432\/coldpass$/m);
    expect(rendered('app1', 'pgbouncer.ini')).toContain('max_prepared_statements = 200');
  });

  it.runIf(isInstalled('haproxy', '-v'))('HAProxy accepts its rendered file', () => {
    const { stdout, stderr, status } = spawnSync('haproxy', ['-c', '-f', join(folder, 'app1', 'haproxy.cfg')], {
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  });

  it('uses the example’s addresses in the compose file, and lets each service read the files of its own machine', () => {
    interface Service {
      networks?: { machines?: { ipv4_address?: string } };
      network_mode?: string;
      volumes?: string[];
      env_file?: string[];
    }
    const { services } = parse(read('ha/compose.yaml'), { merge: true }) as { services: Record<string, Service> };
    const addressOf = (service?: Service) => service?.networks?.machines?.ipv4_address;
    const addresses = Object.values(services).flatMap((service) => addressOf(service) ?? []);
    expect(addresses.toSorted()).toEqual(machines.map(({ address }) => address).toSorted());
    for (const service of Object.values(services)) {
      const owner = service.network_mode ? services[service.network_mode.replace('service:', '')] : service;
      const machine = machines.find(({ address }) => address === addressOf(owner))?.name;
      const files = [...(service.volumes ?? []), ...(service.env_file ?? [])].filter((file) =>
        file.includes('rendered'),
      );
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) expect(file).toMatch(new RegExp(`^\\./rendered/${machine}[:/]`));
    }
  });
});

describe('start of the backup container', () => {
  interface Backup {
    type: 'full' | 'diff';
    hoursAgo: number;
  }

  /**
   * Replaces pgBackRest and `sleep` with programs that record their calls, and runs the schedule until its first wait.
   */
  function takenAtStart(backups: Backup[]): string[] {
    const calls = join(scratch, 'calls');
    writeFileSync(calls, '');
    const listed = backups.map(({ type, hoursAgo }) => {
      const stop = Math.floor(Date.now() / 1000) - hoursAgo * 3600;
      return { error: false, label: 'label', timestamp: { start: stop - 5, stop }, type };
    });
    const info = JSON.stringify([{ backup: listed, name: 'coldpass', status: { code: 0, message: 'ok' } }]);
    const programs = {
      pgbackrest: `case "$*" in *info*) echo '${info}';; esac`,
      'coldpass-backup': `echo "$*" >> '${calls}'`,
      sleep: 'exit 75',
    };
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(scratch, name), `#!/bin/sh\n${text}\n`);
      chmodSync(join(scratch, name), 0o755);
    }
    const env = { ...process.env, PATH: `${scratch}:${process.env.PATH}` };
    expect(spawnSync('sh', [resolve('deploy/backup/coldpass-backup-nightly')], { env }).status).toBe(75);
    return readFileSync(calls, 'utf8').split('\n').filter(Boolean);
  }

  it.each<[string, Backup[], string[]]>([
    ['takes a full backup if none exists', [], ['full']],
    [
      'takes no backup while the last full backup is less than a day old',
      [
        { type: 'full', hoursAgo: 200 },
        { type: 'full', hoursAgo: 23 },
        { type: 'diff', hoursAgo: 1 },
      ],
      [],
    ],
    [
      'takes a full backup when the last full backup is a day old, even if differential backups are newer',
      [
        { type: 'full', hoursAgo: 25 },
        { type: 'diff', hoursAgo: 1 },
      ],
      ['full'],
    ],
  ])('takes a full backup only when one is due: it %s', (_title, backups, taken) => {
    expect(takenAtStart(backups)).toEqual(taken);
  });
});

it('pgBackRest expires full backups by age, after 14 days', () => {
  const lines = read('backup/pgbackrest.conf').split('\n');
  expect(lines.filter((line) => line.startsWith('repo1-retention'))).toEqual([
    'repo1-retention-full-type=time',
    'repo1-retention-full=14',
  ]);
});
