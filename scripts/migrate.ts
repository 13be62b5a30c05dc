import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { diff, migrate } from '@/lib/db/migrate';
import { findOwnerUrl } from '@/scripts/lib/check-database';
import { startScratchDatabase } from '@/scripts/lib/scratch-database';

const FOLDER = resolve('prisma/migrations');
const SCHEMA = resolve('prisma/schema.prisma');

/** Applies all new migrations to the database of DATABASE_URL: `npm run db:migrate`. */
async function apply(): Promise<void> {
  const appUrl = process.env.DATABASE_URL;
  if (!appUrl) throw new Error('Set DATABASE_URL. The embedded database is migrated by `npm start`.');
  const ownerUrl = await findOwnerUrl(appUrl);
  const applied = await migrate({ ownerUrl, appUrl, folder: FOLDER });
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date');
}

/** Writes a new migration from the changes of the schema since the last migration: `npm run db:diff -- <name>`. */
async function write(name: string | undefined): Promise<void> {
  if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Error('Name the migration: npm run db:diff -- add_favorites');
  const database = await startScratchDatabase();
  try {
    const sql = await diff({ ownerUrl: database.ownerUrl, folder: FOLDER, schemaFile: SCHEMA });
    if (!sql) return console.log('The migrations already make what the schema says');
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const folder = join(FOLDER, `${stamp}_${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'migration.sql'), sql);
    writeFileSync(join(FOLDER, 'migration_lock.toml'), 'provider = "postgresql"\n');
    console.log(`Wrote ${join(folder, 'migration.sql')}. Read it before you commit it.`);
  } finally {
    await database.stop();
  }
}

const [command, name] = process.argv.slice(2);
try {
  await (command === 'diff' ? write(name) : apply());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
