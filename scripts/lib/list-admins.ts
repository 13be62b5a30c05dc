import pg from 'pg';

const MOST = 3;

/** Lists the email addresses of at most three admins who can sign in, oldest account first. */
export async function listAdmins(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string }>(
      `SELECT email FROM users WHERE 'ADMIN' = ANY(roles) AND locked_at IS NULL ORDER BY created_at, id LIMIT $1`,
      [MOST],
    );
    return rows.map(({ email }) => email);
  } finally {
    await client.end();
  }
}
