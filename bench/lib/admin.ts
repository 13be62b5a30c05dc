import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { findRunningOwner } from '@/lib/db/embedded';

const PASSWORD = 'correct horse battery staple';

export interface Admin {
  url: string;
  headers: Record<string, string>;
}

/** Works on the database of an instance, by its owner's connection. */
export async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: findRunningOwner(dataDir) ?? '' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A new account of an instance, made an admin. */
export async function signInAsAdmin(url: string, dataDir: string): Promise<Admin> {
  const email = `bench-admin-${randomUUID()}@example.test`;
  const response = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, firstName: 'Bench', lastName: 'Admin' }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  await withDatabase(dataDir, (client) =>
    client.query(`UPDATE users SET roles = '{USER,ADMIN}' WHERE email = $1`, [email]),
  );
  return { url, headers: { authorization: `Bearer ${data.accessToken}` } };
}
