import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const AT_ONCE_BYTES = 1024 * 1024;

/** SHA-256 digests by path relative to the folder. */
export type Digests = Record<string, string>;

interface Owner {
  uid: number;
  gid: number;
}

interface CopyOptions {
  /** True for relative paths to skip. Skipped files are not read. */
  isLeftOut?: (path: string) => boolean;
  /** True if files may vanish during the copy, like those of a running database. */
  mayVanish?: boolean;
  /** Owner of the copy; by default the owner of the original. Only root can change owners. */
  owner?: Owner;
  /** True to flush each file to disk before returning. */
  isLasting?: boolean;
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Copies a folder recursively with its permissions. Returns the digests of the copied files. Throws an error if any
 * file cannot be copied.
 */
export function copyFolder(from: string, to: string, options: CopyOptions = {}): Digests {
  const digests: Digests = {};
  copyInto({ from, to, path: '', options, digests });
  return digests;
}

interface Copying {
  from: string;
  to: string;
  path: string;
  options: CopyOptions;
  digests: Digests;
}

function copyInto({ from, to, path, options, digests }: Copying): void {
  const source = join(from, path);
  const target = join(to, path);
  const { mode, uid, gid } = statSync(source);
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source).sort()) {
    const below = path ? `${path}/${name}` : name;
    if (options.isLeftOut?.(below)) continue;
    try {
      if (lstatSync(join(from, below)).isDirectory()) copyInto({ from, to, path: below, options, digests });
      else digests[below] = copyFile(join(from, below), join(to, below), options);
    } catch (error) {
      if (!options.mayVanish || !isGone(error)) throw error;
    }
  }
  chmodSync(target, mode & 0o777);
  giveTo(target, options.owner ?? { uid, gid });
}

/** Changes the owner of a path if run as root. Other users own all their files already. */
export function giveTo(path: string, { uid, gid }: Owner): void {
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}

function copyFile(from: string, to: string, { owner, isLasting }: CopyOptions): string {
  const { mode, uid, gid } = statSync(from);
  const target = openSync(to, 'w', mode & 0o777);
  try {
    const digest = readThrough(from, (part) => writeSync(target, part));
    if (isLasting) fsyncSync(target);
    giveTo(to, owner ?? { uid, gid });
    return digest;
  } finally {
    closeSync(target);
  }
}

function readThrough(file: string, take: (part: Uint8Array) => void): string {
  const hash = createHash('sha256');
  const source = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(AT_ONCE_BYTES);
    for (let size = readSync(source, buffer); size > 0; size = readSync(source, buffer)) {
      const part = buffer.subarray(0, size);
      hash.update(part);
      take(part);
    }
  } finally {
    closeSync(source);
  }
  return hash.digest('hex');
}

/** Lists the files that are missing or that differ from their digest. */
export function damagedFiles(folder: string, digests: Digests): string[] {
  return Object.entries(digests)
    .filter(([path, wanted]) => {
      try {
        return readThrough(join(folder, path), () => undefined) !== wanted;
      } catch (error) {
        if (isGone(error)) return true;
        throw error;
      }
    })
    .map(([path]) => path);
}
