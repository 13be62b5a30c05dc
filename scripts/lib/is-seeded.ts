import pg from 'pg';

/**
 * True if this version (`digestSources`) was the last version that seeded its question bank into the database at `url`,
 * and an admin exists. A start then skips seeding, which takes most of its time. Throws errors of PostgreSQL.
 */
export async function isSeeded(url: string, version: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `SELECT EXISTS (SELECT FROM bank_seedings WHERE version = $1)
         AND EXISTS (SELECT FROM users WHERE 'ADMIN' = ANY(roles)) AS "isThere"`,
      [version],
    );
    return rows[0]?.isThere === true;
  } finally {
    await client.end();
  }
}
