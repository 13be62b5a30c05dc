import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FILES_FOLDER } from './front-door-files';

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|map|webmanifest)$/;
/** Minimum size in bytes. Compressing smaller files saves nothing. */
const COMPRESSED_FROM = 512;
/**
 * Brotli quality. Pages get a higher quality, which takes three times as long, because every first visit waits for a
 * page. The maximum quality would take ten times as long and save only one percent more.
 */
const BROTLI_QUALITY = { page: 10, other: 9 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Copies all static files, from `public` and from the build, to the folder from which the server sends them. */
export function copyFiles(): void {
  rmSync(FILES_FOLDER, { recursive: true, force: true });
  cpSync('public', FILES_FOLDER, { recursive: true });
  cpSync('.next/static', join(FILES_FOLDER, '_next/static'), { recursive: true });
}

/** Writes a Brotli and a gzip version next to each compressible file. */
export async function compressFiles(): Promise<void> {
  const names = readdirSync(FILES_FOLDER, { recursive: true, encoding: 'utf8' });
  await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(FILES_FOLDER, name))));
}

async function compress(file: string): Promise<void> {
  if (!existsSync(file)) return;
  const text = readFileSync(file);
  if (text.length < COMPRESSED_FROM) return;
  const quality = file.endsWith('.html') ? BROTLI_QUALITY.page : BROTLI_QUALITY.other;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [small, zipped] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, zipped);
}
