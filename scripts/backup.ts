import { parseArgs } from 'node:util';
import { countRows } from '@/scripts/lib/backup/fingerprint';
import { makeBackup } from '@/scripts/lib/backup/make';
import { explainFailure } from '@/scripts/lib/backup/sentences';
import { listBackups } from '@/scripts/lib/backup/store';

/** `npm run backup -- FOLDER [--keep 7]` backs up the embedded database of a running product. */

const USAGE = `npm run backup -- FOLDER [--keep 7]   back up the database that \`npm start\` runs, and keep the newest seven
For a PostgreSQL of your own: docs/operations.md, "Backup".`;
const KEEP = 7;

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  const [folder, ...more] = positionals;
  const keep = Number(values.keep ?? KEEP);
  if (!folder || more.length > 0 || !Number.isInteger(keep) || keep < 1) throw new Error(USAGE);
  if (process.env.DATABASE_URL) {
    throw new Error(
      'DATABASE_URL is set, so the database is not the embedded one. Back it up with its own tools: docs/operations.md, "Backup".',
    );
  }
  const dataDir = process.env.DATA_DIR || '.data';
  const { folder: made, manifest, removed } = await makeBackup({ dataDir, folder, keep, say: console.log });
  const tables = Object.keys(manifest.tables).length;
  console.log(`Backed up ${tables} tables with ${countRows(manifest.tables)} rows: ${made}`);
  console.log(
    'It holds the secrets of this installation as well. Keep it where only you can read it, and a copy elsewhere.',
  );
  if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}`);
  console.log(`${listBackups(folder).length} kept`);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
