import { mkdirSync } from 'node:fs';
import { takeLock } from './lock';

const REASONS: Record<string, string> = {
  EACCES: 'This user may not write there. Give it the right to',
  EPERM: 'This user may not write there. Give it the right to',
  EROFS: 'It can only be read there. Make it writable',
  EEXIST: 'It is a file. Move it away',
  ENOTDIR: 'A part of it is a file. Correct it',
  ENOSPC: 'The disk is full. Make room',
};

/**
 * Creates the data folder if it is missing, and locks it. Returns a function that unlocks it. Throws errors with
 * messages that say what to do.
 */
export function openDataDir(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    return takeLock(dataDir);
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new Error(`DATA_DIR ${dataDir} cannot be used. ${reason}, or set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
}
