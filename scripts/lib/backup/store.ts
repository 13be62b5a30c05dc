import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { damagedFiles } from './files';

/** Backups of the embedded database. Each is a folder with a manifest, named by its time. */

const MANIFEST = 'manifest.json';
const PREFIX = 'coldpass-';
const UNFINISHED = '.unfinished';
const NAME = /^coldpass-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

const manifestSchema = z.object({
  format: z.literal(1),
  /** Time at which the copy started. The backup includes everything that was acknowledged before. */
  startedAt: z.string(),
  finishedAt: z.string(),
  version: z.string(),
  postgres: z.string(),
  /** Operating system and processor. The files cannot be used on another platform. */
  platform: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export interface Backup {
  folder: string;
  manifest: Manifest;
}

export const PLATFORM = `${process.platform}-${process.arch}`;

/** Lists finished backups, newest first. Only finished backups have their final folder name. */
export const listBackups = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name) && existsSync(join(folder, name, MANIFEST)))
        .sort()
        .reverse()
        .map((name) => join(folder, name))
    : [];

export const nameBackup = (at: Date): string => `${PREFIX}${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Lets `fill` write to a folder with a temporary name, and then gives the folder its final name. */
export function keepBackup(folder: string, name: string, fill: (unfinished: string) => Manifest): Backup {
  const unfinished = join(folder, `${name}${UNFINISHED}`);
  const finished = join(folder, name);
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    const manifest = fill(unfinished);
    writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
    renameSync(unfinished, finished);
    return { folder: finished, manifest };
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Removes all but the newest `keep` backups, and the remains of killed backups. Returns the names of the removed
 * folders.
 */
export function removeOld(folder: string, keep: number): string[] {
  const left = readdirSync(folder).filter((name) => name.endsWith(UNFINISHED) && name.startsWith(PREFIX));
  const doomed = [...listBackups(folder).slice(keep), ...left.map((name) => join(folder, name))];
  for (const path of doomed) rmSync(path, { recursive: true, force: true });
  return doomed.map((path) => basename(path));
}

/** Opens a backup, or the newest one in a folder, and checks the digest of every file. Throws if it is damaged. */
export function openBackup(given: string): Backup {
  const path = resolve(given);
  const folder = existsSync(join(path, MANIFEST)) ? path : listBackups(path)[0];
  if (!folder) {
    throw new Error(
      `There is no finished backup in ${path}. Name a folder that \`npm run backup\` has written to. A name that ends in "${UNFINISHED}" marks an interrupted backup.`,
    );
  }
  const manifest = readManifest(folder);
  if (manifest.platform !== PLATFORM) {
    throw new Error(`The backup ${folder} was made on ${manifest.platform} and cannot be restored on ${PLATFORM}.`);
  }
  const damaged = damagedFiles(folder, manifest.files);
  if (damaged.length > 0) {
    throw new Error(
      `The backup ${folder} is damaged: ${damaged.length} of its files are missing or have changed, such as ${damaged[0]}. Use another backup.`,
    );
  }
  return { folder, manifest };
}

function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch (error) {
    throw new Error(`The manifest of the backup ${folder} cannot be read. Take another backup.`, { cause: error });
  }
}
