import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/lib/kernel/free-port';
import { countRows } from '@/scripts/lib/backup/fingerprint';
import { openLearner } from '@/scripts/lib/backup/learner';
import { clearDataDir, restoreBackup } from '@/scripts/lib/backup/restore';
import { explainFailure } from '@/scripts/lib/backup/sentences';
import { digestSources, STAMP } from '@/scripts/lib/build';
import { startProduct } from '@/scripts/lib/run-product';

/**
 * `npm run rehearse:restore -- FOLDER` restores the newest backup of a folder into a temporary folder, compares every
 * table with the backup's manifest, starts the product on the restored database, and answers a question there. The
 * running product is not affected.
 */

async function rehearse(from: string, scratch: string): Promise<void> {
  const startedMs = performance.now();
  const dataDir = join(scratch, 'data');
  const { folder, manifest } = await restoreBackup({ from, dataDir, replaces: false, say: console.log });
  try {
    console.table(
      Object.fromEntries(
        Object.entries(manifest.tables).map(([name, { rows, checksum }]) => [name, { rows, checksum, is: 'the same' }]),
      ),
    );
    const restoredMs = performance.now() - startedMs;
    console.log('Opening the product on it …');
    requireBuild();
    const { PUBLIC_URL } = process.env;
    // Hides the output of the start, which would name only the temporary folder. Failures are thrown.
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      METRICS_PORT: '',
      METRICS_TOKEN: '',
      SMTP_URL: '',
      // Pages contain the address of a public site. With another address, this start would build them again.
      ...(PUBLIC_URL?.startsWith('https://') ? { PUBLIC_URL, SMTP_URL: 'capture' } : {}),
    };
    const product = await startProduct({ port: await freePort(), env, isQuiet: true });
    try {
      const learner = await openLearner(product.url, 1);
      await learner.answer(0);
      const { score } = await learner.finish();
      if (score.correct !== 1)
        throw new Error(`The product counted ${score.correct} right answers, but one right answer was given`);
      console.log(`It asked: ${learner.questions[0]?.text}`);
    } finally {
      await product.stop();
    }
    console.log(
      `${folder}: ${Object.keys(manifest.tables).length} tables with ${countRows(manifest.tables)} rows are the same, restored in ${(restoredMs / 1000).toFixed(1)} s, and the product works on them`,
    );
  } finally {
    clearDataDir(dataDir);
  }
}

/** Throws if the start would build the product again, because that would replace the files of the running product. */
function requireBuild(): void {
  const isBuilt = existsSync('.next/BUILD_ID') && existsSync(STAMP);
  if (isBuilt && readFileSync(STAMP, 'utf8') !== digestSources())
    throw new Error('The product has changed since it was built. Restart it, and then rehearse.');
}

const scratch = mkdtempSync(join(tmpdir(), 'coldpass-rehearsal-'));
// If root runs this, the database runs as another user, who must be able to enter the folder.
chmodSync(scratch, 0o755);
try {
  const [from, ...more] = process.argv.slice(2);
  if (!from || more.length > 0)
    throw new Error('npm run rehearse:restore -- FOLDER   with the folder of `npm run backup`');
  await rehearse(from, scratch);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
