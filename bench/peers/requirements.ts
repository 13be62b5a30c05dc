import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What TCExam needs: packages of Debian, and its own source. What cannot be had is said in a sentence. */

export const ADDRESS = 'https://github.com/tecnickcom/tcexam.git';
const TAG = '17.2.2';
const COMMIT = '36640d7886bdd1ff12e9500d4973ee3f1a343199';

const PACKAGES = [
  'nginx',
  'postgresql',
  'php-fpm',
  'php-cli',
  'php-pgsql',
  'php-mbstring',
  'php-xml',
  'php-curl',
  'php-gd',
  'php-bcmath',
  'php-intl',
  'php-zip',
];

/** Debian's packages ask it whether their services may be started. */
const POLICY = '/usr/sbin/policy-rc.d';

const isInstalled = (name: string): boolean =>
  /^Status: install ok installed$/m.test(spawnSync('dpkg-query', ['-s', name], { encoding: 'utf8' }).stdout);

/** Installs what is missing, starts none of it, and answers what it has installed. */
export function installPackages(): string[] {
  if (spawnSync('dpkg-query', ['--version']).status !== 0) {
    throw new Error('This needs Debian or a system with its packages: dpkg-query was not found.');
  }
  if (process.getuid?.() !== 0) {
    throw new Error('This needs root: it installs packages, and nginx, PHP and PostgreSQL run as users of their own.');
  }
  const missing = PACKAGES.filter((name) => !isInstalled(name));
  if (missing.length === 0) return [];
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const { status, stderr } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(
        `Debian's packages ${missing.join(', ')} could not be installed; does "apt-get update" work here? ${stderr.trim()}`,
      );
    }
  } finally {
    if (isOurs) rmSync(POLICY);
  }
  return missing;
}

/** The newest of the folders or files whose names end in a version. */
function findNewest(folder: string, pattern: RegExp): string {
  const versionOf = (name: string) => Number(pattern.exec(name)?.[1]);
  const [newest] = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => pattern.test(name))
    .sort((one, other) => versionOf(other) - versionOf(one));
  if (!newest) throw new Error(`Nothing like ${pattern.source} is in ${folder}, although its package is installed.`);
  return join(folder, newest);
}

export interface Programs {
  phpFpm: string;
  /** Folder of PostgreSQL's programs. */
  postgres: string;
}

export const findPrograms = (): Programs => ({
  phpFpm: findNewest('/usr/sbin', /^php-fpm([\d.]+)$/),
  postgres: join(findNewest('/usr/lib/postgresql', /^(\d+)$/), 'bin'),
});

export interface Source {
  folder: string;
  /** Version and commit. */
  name: string;
}

/** A checkout that is given, or a clone of the release that the figures in the README are of. */
export function getSource(given: string | undefined, scratch: string): Source {
  const folder = given ?? join(scratch, 'source');
  if (given === undefined) clone(folder);
  if (!existsSync(join(folder, 'install', 'install_cli.php'))) {
    throw new Error(`${folder} is no source of TCExam ${TAG}: it has no install/install_cli.php.`);
  }
  const commit = spawnSync('git', ['-C', folder, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const version = readFileSync(join(folder, 'VERSION'), 'utf8').trim();
  if (commit !== COMMIT)
    console.warn(`Note: this is not ${TAG} (${COMMIT.slice(0, 9)}), which the README's figures are of.`);
  return { folder, name: `${version} (${commit.slice(0, 9) || 'no commit'})` };
}

function clone(folder: string): void {
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', '--depth', '1', '--branch', TAG, ADDRESS, folder], {
    encoding: 'utf8',
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });
  if (status === 0) return;
  throw new Error(
    `TCExam's source could not be had from ${ADDRESS}: ${stderr?.trim() || 'git was not found'}. ` +
      'With a checkout of it: npm run bench:peers -- --source FOLDER',
  );
}
