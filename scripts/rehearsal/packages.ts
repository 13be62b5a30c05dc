import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** What the rehearsal needs of Debian, by the file that each package brings. */
const PACKAGES: readonly (readonly [name: string, file: string])[] = [
  ['postgresql', '/usr/lib/postgresql'],
  ['patroni', '/usr/bin/patroni'],
  ['etcd-server', '/usr/bin/etcd'],
  ['haproxy', '/usr/sbin/haproxy'],
  ['pgbouncer', '/usr/sbin/pgbouncer'],
  ['caddy', '/usr/bin/caddy'],
  ['iptables', '/usr/sbin/iptables'],
  ['iproute2', '/usr/sbin/ip'],
  ['openssl', '/usr/bin/openssl'],
];

/** Installs what is missing; the services that the packages bring are not started. Throws where that does not work. */
export function installMissing(say: (message: string) => void): void {
  const missing = PACKAGES.filter(([, file]) => !existsSync(file)).map(([name]) => name);
  if (missing.length === 0) return;
  say(`Installing ${missing.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', ...missing]]) {
    const { status, stderr } = spawnSync('apt-get', ['--quiet=2', ...command], { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`apt-get ${command[0]} failed: ${stderr.trim()}`);
  }
}

/** The newest PostgreSQL that is installed: the folder of its programs. */
export function postgresBinaries(): string {
  const newest = readdirSync('/usr/lib/postgresql')
    .map(Number)
    .sort((one, other) => other - one)[0];
  if (newest === undefined) throw new Error('No PostgreSQL is installed');
  return `/usr/lib/postgresql/${newest}/bin`;
}

/** As `[1, 18]`. */
export function pgbouncerVersion(): readonly [number, number] {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? [];
  return [Number(major), Number(minor)];
}
