import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fonts } from './codec';

// Each path is written out in one piece: where the build cannot resolve a path, its image includes the whole project.
const readRegular = () => readFile(join(process.cwd(), 'lib/classes/certificate/fonts/noto-serif-regular.ttf'));
const readBold = () => readFile(join(process.cwd(), 'lib/classes/certificate/fonts/noto-serif-bold.ttf'));

let kept: Promise<Fonts> | undefined;

async function readBoth(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([readRegular(), readBold()]);
  return { regular, bold };
}

/** Returns the fonts of the certificate, read once; after a failure they are read again. */
export function readFonts(): Promise<Fonts> {
  kept ??= readBoth().catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  return kept;
}
