/**
 * Fills the database of DATABASE_URL, which must be migrated, seeded and named like a benchmark's ("…bench…"), with made-up
 * histories: `npx tsx bench/generate.ts [attempts] [learners]`, 1,000,000 attempts with 10 answers each by 2,000 learners
 * unless told.
 */
import pg from 'pg';
import { makeHistories } from './lib/histories';

const [attempts = 1_000_000, learners = 2_000] = process.argv.slice(2).map(Number);
const url = new URL(process.env.DATABASE_URL ?? 'postgresql://localhost/none');
if (!url.pathname.includes('bench')) {
  console.error('DATABASE_URL does not name a database whose name has "bench" in it; nothing was written');
  process.exit(1);
}
const client = new pg.Client({ connectionString: url.href });
await client.connect();
await makeHistories(client, { attempts, learners });
await client.end();
