import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { IMPORT_MAX_BYTES } from '@/lib/import-export/formats/rules';

/** The examples for proxies in front: that they are understood, and let through what the product takes. */

const FOLDER = resolve('deploy/proxy');
const scratch = mkdtempSync(join(tmpdir(), 'coldpass-proxies-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const has = (program: string, flag: string): boolean => {
  const isThere = spawnSync(program, [flag]).error === undefined;
  if (!isThere) console.log(`${program} is not installed, so its example is read and not checked by it`);
  return isThere;
};

const MEGABYTE = 1024 * 1024;
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const traefik = parse(read('traefik.yml'));

describe('the body that a proxy lets through', () => {
  it.each([
    ['Caddy', Number(/max_size (\d+)MB/.exec(read('Caddyfile'))?.[1]) * 1_000_000],
    ['nginx', Number(/client_max_body_size (\d+)m;/.exec(read('nginx.conf'))?.[1]) * MEGABYTE],
    ['Traefik', traefik.http.middlewares['coldpass-body'].buffering.maxRequestBodyBytes],
  ])('%s: is more than the largest that the product takes, so that its own sentence is read', (_name, bytes) => {
    expect(bytes).toBeGreaterThan(IMPORT_MAX_BYTES);
    expect(bytes).toBeLessThan(2 * IMPORT_MAX_BYTES);
  });
});

describe.runIf(has('caddy', 'version'))('Caddy', () => {
  it('understands its example', () => {
    const env = { ...process.env, PUBLIC_URL: 'https://practice.example.com', HOME: scratch };
    const flags = ['validate', '--adapter', 'caddyfile', '--config', join(FOLDER, 'Caddyfile')];
    const told = spawnSync('caddy', flags, { env, encoding: 'utf8' });
    expect(told.stdout + told.stderr).toContain('Valid configuration');
  });
});

describe.runIf(has('nginx', '-v'))('nginx', () => {
  it('understands its example', () => {
    const certificate = ['fullchain.pem', 'privkey.pem'].map((name) => join(scratch, name));
    const [chain = '', key = ''] = certificate;
    const subject = ['-subj', '/CN=practice.example.com', '-days', '1'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-out', chain, '-keyout', key, ...subject],
      {
        stdio: 'ignore',
      },
    );
    // Ports that anybody may open; paths of a certificate that is there.
    const site = read('nginx.conf')
      .replace(/\/etc\/letsencrypt\/live\/practice\.example\.com/g, scratch)
      .replace(/listen (\[::\]:)?443/g, 'listen $18443')
      .replace(/listen (\[::\]:)?80;/g, 'listen $18080;');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${scratch}/${name};`).join('\n');
    const file = join(scratch, 'nginx.conf');
    writeFileSync(
      file,
      `pid ${scratch}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${site}\n}\n`,
    );
    const told = spawnSync('nginx', ['-t', '-p', scratch, '-c', file], { encoding: 'utf8' });
    expect(told.stderr).toContain('test is successful');
  });
});
