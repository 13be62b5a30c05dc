import { withOwner } from '@/e2e/fixtures/database';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { createAccount, expect, test } from '@/e2e/fixtures/test';

/** What the database refuses costs nobody else anything. On a product of its own: others would open connections meanwhile. */

const CONNECTIONS = 10;

let product: OwnProduct;

test.beforeAll(async () => {
  product = await startOwnProduct({ DATABASE_POOL_MAX: String(CONNECTIONS) });
});
test.afterAll(() => product.stop());

/** The product's connections to its database: the number of the process behind each, in order. */
const listConnections = (): Promise<number[]> =>
  withOwner(async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE usename = 'coldpass_app' ORDER BY pid`,
    );
    return rows.map(({ pid }) => pid);
  }, product.dataDir);

test('an address that is taken costs nobody a connection to the database', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product.url });
  const { email, password } = await createAccount(request);
  const person = { email, password, firstName: 'Some', lastName: 'Body' };
  // All that the product may open: one that could not be opened at its start is opened within 15 s.
  await expect.poll(listConnections, { timeout: 60_000 }).toHaveLength(CONNECTIONS);
  const before = await listConnections();
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await request.post('/auth/register', { data: person })).status()).toBe(409);
  }
  expect(await listConnections()).toEqual(before);
  await request.dispose();
});
