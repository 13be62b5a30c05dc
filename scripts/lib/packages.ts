import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The package of a path below `node_modules`, or of an imported name: with its scope, without what follows. */
export const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Every package that stands directly in the folder. */
function listPackages(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : [name],
    );
}

function neededBy(manifestFile: string): string[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const isOptional = (name: string) => manifest.peerDependenciesMeta?.[name]?.optional === true;
  return [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.optionalDependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}).filter((name) => !isOptional(name)),
  ];
}

/** Also of those that stand inside the package, in versions of their own. */
function needsOf(folder: string): string[] {
  const inner = join(folder, 'node_modules');
  const nested = existsSync(inner) ? listPackages(inner).flatMap((name) => needsOf(join(inner, name))) : [];
  return [...neededBy(join(folder, 'package.json')), ...nested];
}

/**
 * Removes every package of a folder that none of the roots needs, directly or through others, and whatever `unused` names.
 * Returns how many.
 */
export function keepReachable(folder: string, roots: readonly string[], unused: RegExp): number {
  const kept = new Set<string>();
  const queue = [...roots];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (kept.has(name) || unused.test(name) || !existsSync(join(folder, name, 'package.json'))) continue;
    kept.add(name);
    queue.push(...needsOf(join(folder, name)));
  }
  const rest = listPackages(folder).filter((name) => !kept.has(name));
  for (const name of rest) rmSync(join(folder, name), { recursive: true, force: true });
  return rest.length;
}
