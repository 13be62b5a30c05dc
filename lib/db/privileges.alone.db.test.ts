import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { disconnect, pool } from './client';

afterAll(disconnect);

const refused = { code: '42501' };

describe('the database role of the product', () => {
  it.each([
    'CREATE TABLE smuggled (id int)',
    'ALTER TABLE users ADD COLUMN smuggled int',
    'DROP TABLE attempts',
    'TRUNCATE attempts',
    'CREATE FUNCTION smuggled() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE ROLE smuggled',
    'CREATE EXTENSION dblink',
    `COPY (SELECT 1) TO PROGRAM 'true'`,
    `SELECT pg_read_file('/etc/passwd')`,
    'DELETE FROM _prisma_migrations',
  ])('may not run: %s', async (statement) => {
    await expect(pool().query(statement)).rejects.toMatchObject(refused);
  });

  it('has no special rights, and owns nothing', async () => {
    const { rows } = await pool().query(`
      SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
        (SELECT count(*)::int FROM pg_class WHERE relowner = pg_roles.oid) AS owned
      FROM pg_roles WHERE rolname = current_user`);
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
        owned: 0,
      },
    ]);
  });
});

describe('a commit', () => {
  it('is written to disk before it is acknowledged, even if the server or role is configured otherwise', async () => {
    const owner = new pg.Client({ connectionString: process.env.MIGRATION_DATABASE_URL });
    await owner.connect();
    const role = owner.escapeIdentifier(new URL(process.env.DATABASE_URL ?? '').username);
    try {
      await owner.query(`ALTER ROLE ${role} SET synchronous_commit = off`);
      await disconnect();
      const { rows } = await pool().query('SHOW synchronous_commit');
      expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    } finally {
      await owner.query(`ALTER ROLE ${role} RESET synchronous_commit`);
      await owner.end();
    }
  });
});
