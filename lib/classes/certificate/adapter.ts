import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fonts } from './codec';

// Each path is a single literal, because the build copies the whole project into the image if it cannot resolve a path.
const readRegular = () => readFile(join(process.cwd(), 'lib/classes/certificate/fonts/noto-serif-regular.ttf'));
const readBold = () => readFile(join(process.cwd(), 'lib/classes/certificate/fonts/noto-serif-bold.ttf'));

let cached: Promise<Fonts> | undefined;

async function readBoth(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([readRegular(), readBold()]);
  return { regular, bold };
}

/**
 * Returns the certificate fonts. Reads them from disk once and caches them; after a failure the next call reads them
 * again.
 */
export function readFonts(): Promise<Fonts> {
  cached ??= readBoth().catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}
