/**
 * JavaScript of the prerendered pages beside that of an empty page of the same Next version, built here and now from
 * `bench/reference`: a table, and exit code 1 when the landing page misses its bar. `npm run bench:page-weight`, after a build.
 * The empty page's weight is kept in `bench/reference/weight.json`, for the check in `npm test`, which builds no second project.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildReference } from '@/bench/lib/reference';
import { listPublicPages } from '@/lib/kernel/pages';
import {
  installedNext,
  LANDING_BAR,
  LANDING_GOAL,
  REFERENCE_WEIGHT_FILE,
  TODAY_BAR,
  weighRoute,
  weighScripts,
} from '@/scripts/lib/page-weight';

function weighReference(): number {
  const folder = buildReference();
  try {
    return weighScripts(join(folder, '.next'), '/');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const row = (name: string, bytes: number, floor: number): string =>
  `${name.padEnd(26)}${(bytes / 1000).toFixed(1).padStart(8)} kB${(bytes / floor).toFixed(3).padStart(8)}`;

const floor = weighReference();
writeFileSync(REFERENCE_WEIGHT_FILE, `${JSON.stringify({ next: installedNext(), scriptBytes: floor }, null, 2)}\n`);
console.log(row(`empty page, Next ${installedNext()}`, floor, floor));
for (const path of listPublicPages()) console.log(row(path, weighScripts('.next', path), floor));
for (const route of ['today', 'test'])
  console.log(row(`/${route}`, weighRoute('.next', `(learn)/${route}/page`), floor));
const ratio = weighScripts('.next', '/') / floor;
console.log(`Landing page: ${ratio.toFixed(3)} times the empty one; bar ${LANDING_BAR}, goal ${LANDING_GOAL}`);
const today = weighRoute('.next', '(learn)/today/page') / floor;
console.log(`Today: ${today.toFixed(3)} times the empty one; bar ${TODAY_BAR}`);
process.exitCode = ratio > LANDING_BAR || today > TODAY_BAR ? 1 : 0;
