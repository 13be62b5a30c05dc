import pg from 'pg';

/**
 * Whether this version (`digestSources`) was the last to bring its question bank to the database at `url`, and an admin is there too.
 * Then a start has nothing to bring, and reading the whole bank to find that out would take most of its time. Throws what PostgreSQL says.
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
