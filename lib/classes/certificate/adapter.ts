import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fonts } from './codec';

const FOLDER = ['lib', 'classes', 'certificate', 'fonts'];

const read = (name: string): Promise<Buffer> => readFile(join(process.cwd(), ...FOLDER, name));

let kept: Promise<Fonts> | undefined;

async function readBoth(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([read('noto-serif-regular.ttf'), read('noto-serif-bold.ttf')]);
  return { regular, bold };
}

/** The fonts of the certificate, read once. */
export function readFonts(): Promise<Fonts> {
  kept ??= readBoth();
  return kept;
}
