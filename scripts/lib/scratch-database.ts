import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbedded } from '@/lib/db/embedded';

/** Starts an embedded server in a temporary folder. `stop` ends the server and removes the folder. */
export async function startScratchDatabase(): Promise<EmbeddedDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'coldpass-'));
  // If root runs this, the database runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const database = await startEmbedded({ dataDir, report: () => undefined });
  const stop = async () => {
    await database.stop();
    removeData(dataDir);
  };
  return { ...database, stop };
}

function removeData(dataDir: string): void {
  const record = join(dataDir, 'postgres.location');
  const elsewhere = existsSync(record) ? readFileSync(record, 'utf8').trim() : null;
  for (const folder of [elsewhere, dataDir]) if (folder) rmSync(folder, { recursive: true, force: true });
}
