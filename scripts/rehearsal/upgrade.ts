import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '@/e2e/network-faults/audit';
import { migrate } from '@/lib/db/migrate';
import type { Cluster } from './cluster';
import { People } from './people';

/** An upgrade under load: a migration of the tables that answers go to, then one instance after the other. Nothing may fail. */

const MIGRATION = `
ALTER TABLE attempt_questions ADD COLUMN rehearsed text;
ALTER TABLE attempts ADD COLUMN rehearsed integer NOT NULL DEFAULT 0;
CREATE TABLE rehearsed (id integer PRIMARY KEY);
`;

const ANSWERS_BETWEEN = 100;

async function migrateUnderLoad(cluster: Cluster): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'coldpass-migrations-'));
  try {
    cpSync('prisma/migrations', folder, { recursive: true });
    const next = join(folder, '99990101000000_rehearsed');
    mkdirSync(next);
    writeFileSync(join(next, 'migration.sql'), MIGRATION);
    const applied = await migrate({
      ownerUrl: await cluster.ownerUrl(),
      appUrl: cluster.migrationUrls().appUrl,
      folder,
    });
    if (applied.length !== 1) throw new Error(`Applied ${applied.length} migrations instead of one`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** False when an answer failed or is not there. Prints what was seen. */
export async function rehearseUpgrade(cluster: Cluster, say: (message: string) => void): Promise<boolean> {
  const people = new People(cluster.url, 608, { isCalm: true });
  await people.begin();
  const work = async () => {
    const wanted = people.acknowledgedAt.length + ANSWERS_BETWEEN;
    await cluster.until('answers are acknowledged', async () => people.acknowledgedAt.length >= wanted);
  };
  await work();
  await migrateUnderLoad(cluster);
  say('Migrated');
  await work();
  for (const machine of cluster.product) {
    await cluster.service(machine, 'product').restart();
    await cluster.until(`${machine.name} serves again`, () => cluster.isServing());
    say(`${machine.name} replaced`);
    await work();
  }
  await people.end();
  const findings = await audit(await cluster.ownerUrl(), people.learners);
  const failedReads = people.reads.filter(({ status }) => status !== 200);
  const { failed, statuses, stopped } = people;
  const [acknowledged, reads] = [people.acknowledgedAt.length, people.reads.length];
  console.log(JSON.stringify({ acknowledged, reads, failed, failedReads, statuses, stopped, ...findings }, null, 2));
  const isKept =
    findings.lost + findings.lostStarts + findings.doubled + findings.misjudged + findings.unfinished === 0;
  return isKept && failed.length === 0 && failedReads.length === 0 && stopped.length === 0;
}
