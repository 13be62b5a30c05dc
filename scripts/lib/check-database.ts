import pg from 'pg';

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'Nothing answers there. Start that PostgreSQL, or correct the address.',
  ENOTFOUND: 'That host does not exist. Correct the address.',
  ETIMEDOUT: 'It does not answer in time. Check the address and the network.',
  '28P01': 'The password is wrong. Correct it.',
  '28000': 'That user may not connect. Correct the user or its rights.',
  '3D000': 'That database does not exist. Create it, or correct the name.',
};

/**
 * Returns the URL to use for migrations: MIGRATION_DATABASE_URL if it is set, otherwise `given`. Throws the errors of
 * `checkDatabase`.
 */
export async function findOwnerUrl(given: string): Promise<string> {
  const owner = process.env.MIGRATION_DATABASE_URL;
  await checkDatabase(owner || given, owner ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL');
  return owner || given;
}

/**
 * Connects once to check a database URL. Throws a message that states what is wrong with the URL in the variable,
 * without the password.
 */
export async function checkDatabase(url: string, variable = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    const reason = REASONS[code] ?? (error instanceof Error ? `${error.message}.` : 'It cannot be reached.');
    throw new Error(`${variable} does not work. ${reason}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}
