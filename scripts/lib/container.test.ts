import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  image: string;
  profiles?: string[];
  build?: object;
  environment?: Record<string, string>;
}

const compose = readFileSync('docker-compose.yml', 'utf8');
const services: Record<string, Service> = parse(compose, { merge: true }).services;

describe('docker-compose.yml', () => {
  it('builds the image from the same files for every service', () => {
    const own = Object.values(services).filter(({ build }) => build !== undefined);
    expect(own.length).toBeGreaterThan(1);
    for (const { build } of own) expect(build).toEqual(own[0]?.build);
    expect(own[0]?.build).toHaveProperty('args.NEXT_PUBLIC_PRODUCT_NAME');
  });

  it('passes to the containers every variable in .env.example that the backup compose file does not pass', () => {
    const named = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
    expect(named).toContain('AUTH_SECRET');
    const files = compose + readFileSync('deploy/backup/compose.yml', 'utf8');
    expect(named.filter((name) => !files.includes(`\${${name}:`))).toEqual([]);
  });
});

describe('mail settings of the containers', () => {
  it('use Mailpit only on request, and a missing SMTP_URL stops the start', () => {
    expect(services.mailpit?.profiles).toEqual(['development']);
    expect(services.app?.environment?.SMTP_URL).toMatch(/^\$\{SMTP_URL:\?.+\}$/);
    expect(readFileSync('.env.example', 'utf8')).toMatch(/^SMTP_URL=$/m);
  });
});

describe('number of proxies in the containers', () => {
  it('is unset in the example, so that an https site is refused until the operator sets it', () => {
    for (const name of ['prepare', 'app'])
      expect(services[name]?.environment?.TRUSTED_PROXY_HOPS, name).toMatch(/^\$\{TRUSTED_PROXY_HOPS:-\}$/);
    expect(readFileSync('.env.example', 'utf8')).toMatch(/^TRUSTED_PROXY_HOPS=$/m);
  });
});

describe('password of the first admin', () => {
  it('is passed only to the service that creates the account', () => {
    const told = Object.entries(services).filter(([, { environment = {} }]) => 'ADMIN_PASSWORD' in environment);
    expect(told.map(([name]) => name)).toEqual(['prepare']);
  });
});

describe('.dockerignore', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  const isLeftOut = (path: string) => left.some((name) => path === name || path.startsWith(`${name}/`));
  const sourcesBelow = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isLeftOut(path));

  it('excludes nothing that the build type-checks', () => {
    const folders = ['app', 'components', 'emails', 'lib', 'prisma', 'scripts', 'server', 'types'];
    const missing = folders.flatMap(sourcesBelow).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/from '@\/([^']+)'/g)]
        .map(([, target = '']) => target)
        // The build itself creates these files.
        .filter((target) => isLeftOut(target) && !/^(lib\/db\/generated|dist)\//.test(target))
        .map((target) => `${path} needs ${target}`),
    );
    expect(missing).toEqual([]);
  });
});
