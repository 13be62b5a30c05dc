import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { render } from '@/deploy/ha/render.mjs';
import { type Machine, Machines } from './machines';
import { pgbouncerVersion, postgresBinaries } from './packages';
import { Service } from './service';

/** What deploy/ha describes, on this machine: the same templates, with a network namespace for each machine. */

const NETWORK = '10.68.8';
/** Each change of the leader begins a new line of the log, of which each machine keeps a segment of 16 MB or more: room for an hour of them. */
const DISK_MB = 2_000;
const READY_MS = 180_000;
const LOOK_MS = 200;

export interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  lag?: number | string;
}

/** Where a person of that name may write. */
function give(user: string, ...paths: string[]): void {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' })));
  for (const path of paths) chownSync(path, uid ?? 0, gid ?? 0);
}

const secret = (): string => randomBytes(24).toString('hex');

const readEnv = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** A certificate for the edge's address, which the learners are told to trust. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'edge.crt'), join(folder, 'edge.key')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'],
      ...['-subj', '/CN=coldpass rehearsal', '-addext', `subjectAltName=IP:${NETWORK}.30`],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  chmodSync(key, 0o644);
  return { certificate, key };
}

export class Cluster {
  readonly machines = new Machines('cphr', NETWORK);
  readonly database: Machine[] = [];
  readonly product: Machine[] = [];
  readonly url = `https://${NETWORK}.30`;
  private edge: Machine = { name: 'edge', address: '' };
  private readonly services = new Map<string, Service>();
  private readonly secrets = {
    ...{ superuser: secret(), replication: secret(), patroni: secret(), owner: secret(), app: secret() },
    ...{ auth: secret(), pepper: secret() },
  };

  constructor(
    private readonly folder: string,
    private readonly options: { isSynchronous: boolean; say: (message: string) => void },
  ) {}

  /** Everything up and the product ready on each instance. */
  async open(): Promise<void> {
    const { say } = this.options;
    this.makeMachines();
    say('Starting etcd and PostgreSQL under Patroni');
    for (const { name } of this.database) this.startMachine(name, ['etcd', 'patroni']);
    await this.until('the cluster has a leader and two replicas', () => this.isWhole());
    for (const { name } of this.product) this.startMachine(name, ['haproxy', 'pgbouncer']);
    say('Migrating and seeding');
    await this.until('the balancer leads to the leader', () => this.isLedToLeader());
    this.prepare();
    for (const { name } of this.product) this.startMachine(name, ['product']);
    this.startMachine('edge', ['caddy']);
    await this.until('both instances are ready', () => this.isServing());
  }

  service(machine: Pick<Machine, 'name'>, name: string): Service {
    const service = this.services.get(`${machine.name} ${name}`);
    if (!service) throw new Error(`${machine.name} runs no ${name}`);
    return service;
  }

  startMachine(machine: string, names: readonly string[]): void {
    for (const name of names) this.service({ name: machine }, name).start();
  }

  /** As when the power fails. */
  killMachine(machine: Machine): void {
    for (const [key, service] of this.services) if (key.startsWith(`${machine.name} `)) service.abandon();
    this.machines.killAll(machine);
  }

  /** What Patroni says on the first machine that answers; nothing where none does. */
  async members(): Promise<Member[]> {
    for (const { address } of this.database) {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_000) })
        .then((response) => response.json() as Promise<{ members: Member[] }>)
        .catch(() => null);
      if (answer?.members?.length) return answer.members;
    }
    return [];
  }

  async leader(): Promise<Machine | null> {
    const members = await this.members();
    const name = members.find(({ role, state }) => role === 'leader' && state === 'running')?.name;
    return this.database.find((machine) => machine.name === name) ?? null;
  }

  async standby(): Promise<Machine | null> {
    const members = await this.members();
    const wanted = this.options.isSynchronous ? 'sync_standby' : 'replica';
    const name = members.find(({ role }) => role === wanted)?.name;
    return this.database.find((machine) => machine.name === name) ?? null;
  }

  /** A leader that writes, two replicas that follow, one of them synchronous where it is to be. */
  async isWhole(): Promise<boolean> {
    const members = await this.members();
    const follows = ({ role, state, lag }: Member) =>
      role !== 'leader' && ['running', 'streaming'].includes(state) && Number(lag) < 1_000_000;
    const isSafe = !this.options.isSynchronous || members.some(({ role }) => role === 'sync_standby');
    return Boolean(await this.leader()) && members.filter(follows).length === 2 && isSafe;
  }

  /** Each instance says that it is ready. */
  async isServing(): Promise<boolean> {
    const ready = this.product.map(({ address }) =>
      fetch(`http://${address}:3000/api/health/ready`, { signal: AbortSignal.timeout(2_000) })
        .then(({ ok }) => ok)
        .catch(() => false),
    );
    return (await Promise.all(ready)).every(Boolean);
  }

  async until(what: string, isSo: () => Promise<boolean>, ms = READY_MS): Promise<void> {
    const deadline = Date.now() + ms;
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(`In ${ms / 1000} s this did not come: ${what}`);
      await sleep(LOOK_MS);
    }
  }

  /** The leader's own address, past pooler and balancer, for reading what is stored. */
  async ownerUrl(): Promise<string> {
    const leader = await this.leader();
    return `postgresql://coldpass_owner:${this.secrets.owner}@${leader?.address}:5432/coldpass`;
  }

  /** Through the balancer, as an operator's upgrade does it. */
  migrationUrls(): { ownerUrl: string; appUrl: string } {
    const { DATABASE_URL: appUrl = '', MIGRATION_DATABASE_URL: ownerUrl = '' } = readEnv(
      join(this.folder, 'config/app1/prepare.env'),
    );
    return { ownerUrl, appUrl };
  }

  /** The disk of a machine's database, which is small and its own. */
  diskOf = ({ name }: Machine): string => join(this.folder, 'disk', name);

  async close(): Promise<void> {
    for (const service of this.services.values()) service.abandon();
    this.machines.close();
    await sleep(500);
    for (const { name } of this.database) spawnSync('umount', [join(this.folder, 'disk', name)]);
  }

  private makeMachines(): void {
    this.machines.open();
    for (const number of [1, 2, 3]) this.database.push(this.machines.add(`db${number}`, 10 + number));
    for (const number of [1, 2]) this.product.push(this.machines.add(`app${number}`, 20 + number));
    this.edge = this.machines.add('edge', 30);
    const { folder } = this;
    // Their users have to pass.
    chmodSync(folder, 0o755);
    for (const name of ['disk', 'etcd', 'run', 'config', 'product', 'log']) mkdirSync(join(folder, name));
    const { certificate, key } = { certificate: join(folder, 'edge.crt'), key: join(folder, 'edge.key') };
    const [major, minor] = pgbouncerVersion();
    render(
      {
        ...{ database: this.database, product: this.product, edge: this.edge, network: `${NETWORK}.0/24` },
        ...{ site: this.url, publicUrl: this.url, tls: { certificate, key } },
        mail: { server: 'capture', from: 'Coldpass <no-reply@example.test>' },
        ...{ synchronous: this.options.isSynchronous, isPrepared: major > 1 || minor >= 21 },
        ...{ postgresBinaries: postgresBinaries(), secrets: this.secrets },
        folders: {
          etcd: join(folder, 'etcd/{name}'),
          postgres: join(folder, 'disk/{name}/data'),
          run: join(folder, 'run/{name}'),
          config: join(folder, 'config/{name}'),
          product: join(folder, 'product/{name}'),
        },
      },
      join(folder, 'config'),
    );
    chmodSync(join(folder, 'config'), 0o755);
    for (const machine of this.database) this.makeDatabaseMachine(machine);
    for (const machine of this.product) this.makeProductMachine(machine);
    this.makeEdge();
  }

  private makeDatabaseMachine(machine: Machine): void {
    const { name } = machine;
    const disk = this.diskOf(machine);
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk]);
    const made = [join(disk, 'data'), join(this.folder, 'etcd', name), join(this.folder, 'run', name)];
    for (const path of made) mkdirSync(path, { mode: 0o700 });
    const config = join(this.folder, 'config', name);
    give('postgres', ...made, config, ...readdirSync(config).map((file) => join(config, file)));
    this.addService(machine, 'etcd', ['etcd', '--config-file', join(config, 'etcd.yml')], 'postgres');
    this.addService(machine, 'patroni', ['patroni', join(config, 'patroni.yml')], 'postgres');
  }

  private makeProductMachine(machine: Machine): void {
    const { name } = machine;
    const [run, data] = [join(this.folder, 'run', name), join(this.folder, 'product', name)];
    for (const path of [run, data]) mkdirSync(path, { mode: 0o700 });
    const config = join(this.folder, 'config', name);
    give('postgres', config, ...readdirSync(config).map((file) => join(config, file)));
    this.addService(machine, 'haproxy', ['haproxy', '-db', '-f', join(config, 'haproxy.cfg')]);
    this.addService(machine, 'pgbouncer', ['pgbouncer', join(config, 'pgbouncer.ini')], 'postgres');
    const env = { ...readEnv(join(config, 'product.env')), RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' };
    this.addService(machine, 'product', [process.execPath, 'server.mjs'], undefined, env);
  }

  private makeEdge(): void {
    const config = join(this.folder, 'config/edge');
    const home = join(this.folder, 'run/edge');
    mkdirSync(home);
    copyFileSync(join(config, 'Caddyfile'), join(home, 'Caddyfile'));
    const env = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
    const command = ['caddy', 'run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile'];
    this.addService(this.edge, 'caddy', command, undefined, env);
  }

  private addService(
    machine: Machine,
    name: string,
    command: readonly string[],
    user?: string,
    env: Record<string, string> = {},
  ): void {
    const logFile = join(this.folder, 'log', `${machine.name}-${name}.log`);
    const cwd = name === 'product' ? resolve('.') : '/';
    const onMachine = [...this.machines.on(machine), '--', ...command];
    this.services.set(
      `${machine.name} ${name}`,
      new Service({ name, command: onMachine, env, cwd, logFile, ...(user ? { user } : {}) }),
    );
  }

  private async isLedToLeader(): Promise<boolean> {
    const [first] = this.product;
    if (!first) return false;
    const { ownerUrl } = this.migrationUrls();
    const ask = [...this.machines.on(first), 'psql', '--no-psqlrc', '--quiet', ownerUrl, '--command', 'SELECT 1'];
    const [file = '', ...rest] = ask;
    return spawnSync(file, rest, { stdio: 'ignore' }).status === 0;
  }

  private prepare(): void {
    const [first] = this.product;
    if (!first) throw new Error('There is no machine for the product');
    const given = readEnv(join(this.folder, 'config', first.name, 'prepare.env'));
    const env = { ...process.env, ...given, LOG_LEVEL: 'warn', DATA_DIR: join(this.folder, 'product', first.name) };
    for (const script of ['db:migrate', 'db:seed']) {
      const [file = '', ...rest] = [...this.machines.on(first), 'npm', 'run', '--silent', script];
      const { status, stdout, stderr } = spawnSync(file, rest, { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`npm run ${script} failed: ${stdout}${stderr}`);
    }
  }
}

/** Folders that an interrupted run has left are removed with what is mounted in them. */
export function clear(folder: string): void {
  for (const name of ['db1', 'db2', 'db3']) {
    while (spawnSync('umount', [join(folder, 'disk', name)], { stdio: 'ignore' }).status === 0);
  }
  rmSync(folder, { recursive: true, force: true });
}
