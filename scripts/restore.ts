import { parseArgs } from 'node:util';
import { countRows } from '@/scripts/lib/backup/fingerprint';
import { restoreBackup } from '@/scripts/lib/backup/restore';
import { explainFailure } from '@/scripts/lib/backup/sentences';

/**
 * `npm run restore -- FOLDER [--replace]` creates the data folder from a backup. The product must not run on that
 * folder.
 */

const USAGE = `npm run restore -- FOLDER [--replace]   make the data folder (DATA_DIR, .data) of a backup, or of the newest in a folder
  --replace   where there is data already: it is kept beside it under another name`;

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [from, ...more] = positionals;
  if (!from || more.length > 0) throw new Error(USAGE);
  const dataDir = process.env.DATA_DIR || '.data';
  const restored = await restoreBackup({ from, dataDir, replaces: values.replace ?? false, say: console.log });
  const { manifest, putAside } = restored;
  console.log(
    `Restored ${Object.keys(manifest.tables).length} tables with ${countRows(manifest.tables)} rows, as of ${manifest.startedAt}: each matches the backup`,
  );
  if (putAside) console.log(`The former data is in: ${putAside}`);
  console.log('Start it with: npm start');
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
