import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from '@/e2e/fixtures/analytics';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { expect, test } from '@/e2e/fixtures/test';

/**
 * A client registers an account with a stranger's address, which nobody verifies. Checks how many mails the client can
 * make the product send to that address.
 */

const STRANGER = 'stranger@example.test';
const MOST_OF_A_KIND = 5;
/** Hourly mail limit. Sign-ups may use three quarters of it, which is six mails: one welcome mail and five notices. */
const PER_HOUR = 8;

let product: OwnProduct;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coldpass-log-'));
  const settings = { MAIL_PER_HOUR: String(PER_HOUR), RATE_LIMIT_FACTOR: '1' };
  product = await startOwnProduct(settings, undefined, join(folder, 'log'));
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

async function send(method: string, path: string, body: object, token = '') {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(`${product.url}${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: response.status, data: response.status === 204 ? null : (await response.json()).data };
}

function subjectsTo(address: string): string[] {
  const outbox = join(product.dataDir, 'outbox');
  const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const texts = mails.map((name) => readFileSync(join(outbox, name), 'utf8'));
  return texts
    .filter((text) => text.includes(`To: ${address}`))
    .map((text) => /^Subject: (.*)$/m.exec(text)?.[1] ?? '');
}

const register = (email: string) =>
  send('POST', '/auth/register', { email, password: 'correct horse 0', firstName: 'P', lastName: 'Q' });
const isCeilingTold = () => readFileSync(join(folder, 'log'), 'utf8').includes('hourly ceiling of mail reached');

test('no address is flooded with notices, and notices do not use up the mail for existing accounts', async () => {
  let { data } = await register(STRANGER);
  for (let turn = 0; turn < MOST_OF_A_KIND + 3; turn += 1) {
    const change = { currentPassword: `correct horse ${turn}`, newPassword: `correct horse ${turn + 1}` };
    const changed = await send('POST', '/auth/change-password', change, data.accessToken);
    expect(changed.status).toBe(200);
    data = changed.data;
  }
  const notices = () => subjectsTo(STRANGER).filter((subject) => subject === 'Your password was changed');
  await expect.poll(notices).toHaveLength(MOST_OF_A_KIND);

  // Sign-up mail has used up its six of the eight mails per hour. Confirmed accounts may use the remaining two.
  expect((await register('another@example.test')).status).toBe(201);
  await expect.poll(isCeilingTold).toBe(true);
  expect((await send('POST', '/auth/forgot-password', { email: ADMIN.email })).status).toBe(200);
  await expect.poll(() => subjectsTo(ADMIN.email)).toEqual(['Choose a new password']);
  expect(subjectsTo('another@example.test')).toEqual([]);
  expect(notices()).toHaveLength(MOST_OF_A_KIND);
});
