import { withOwner } from '@/e2e/fixtures/database';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { createAccount, expect, test } from '@/e2e/fixtures/test';

/** What the database refuses costs nobody else anything. On a product of its own: others would open connections meanwhile. */

let product: OwnProduct;

test.beforeAll(async () => {
  product = await startOwnProduct({});
});
test.afterAll(() => product.stop());

/** Connections of the product to its database that were opened after that moment. */
const countOpened = (since: Date): Promise<number> =>
  withOwner(async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE usename = 'coldpass_app' AND backend_start > $1`,
      [since],
    );
    return rows.length;
  }, product.dataDir);

test('an address that is taken costs nobody a connection to the database', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product.url });
  const { email, password, accessToken } = await createAccount(request);
  const person = { email, password, firstName: 'Some', lastName: 'Body' };
  const signUp = () => request.post('/auth/register', { data: person });
  const count = () => request.get('/api/favorites/count', { headers: { authorization: `Bearer ${accessToken}` } });
  // As many connections are open as anything beside the sign-ups may want.
  await Promise.all(Array.from({ length: 8 }, count));
  expect(await countOpened(new Date(0))).toBeGreaterThan(0);
  const before = new Date();
  for (let turn = 0; turn < 4; turn += 1) expect((await signUp()).status()).toBe(409);
  expect((await count()).status()).toBe(200);
  expect(await countOpened(before)).toBe(0);
  await request.dispose();
});
