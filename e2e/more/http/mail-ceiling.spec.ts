import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verificationToken } from '@/e2e/fixtures/mail';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { expect, test } from '@/e2e/fixtures/test';

/** Hourly mail limit of the built product. All kinds of mail share one limiter. */

test.describe.configure({ mode: 'serial' });

const PER_HOUR = 8;
const FOR_SIGN_UPS = 6;
/** Number of mails up to which accounts with unverified addresses may cause mail. */
const FOR_UNCONFIRMED = 7;

let product: OwnProduct;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coldpass-log-'));
  product = await startOwnProduct({ MAIL_PER_HOUR: String(PER_HOUR) }, undefined, join(folder, 'log'));
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};
const mails = () => readdirSync(join(product.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
const alarms = () => readFileSync(join(folder, 'log'), 'utf8').match(/hourly ceiling of mail reached/g) ?? [];
const confirm = async (email: string) =>
  expect(await post(`/auth/verify-email?token=${verificationToken(product.dataDir, email)}`, {})).toBe(200);
const person = (number: number) => `person${number}@example.test`;

test('mails to a flood of sign-ups stop before the hourly mail limit is used up, and raise one alarm', async () => {
  for (let number = 0; number < 2 * PER_HOUR; number += 1) {
    const registered = { email: person(number), password: 'correct horse battery', firstName: 'P', lastName: 'Q' };
    expect(await post('/auth/register', registered)).toBe(201);
  }
  await expect.poll(() => alarms().length).toBe(1);
  await expect.poll(() => mails().length).toBe(FOR_SIGN_UPS);
});

test('a user with a verified address still gets mail until the whole hourly limit is used up', async () => {
  for (let number = 1; number < 4; number += 1) {
    expect(await post('/auth/forgot-password', { email: person(number) })).toBe(200);
  }
  await expect.poll(() => mails().length).toBe(FOR_UNCONFIRMED);
  await confirm(person(0));
  expect(await post('/auth/forgot-password', { email: person(0) })).toBe(200);
  await expect.poll(() => mails().length).toBe(PER_HOUR);
  // Checks that no more mail arrives later, and that no mail waits because the database could not count it.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(mails()).toHaveLength(PER_HOUR);
  expect(readFileSync(join(folder, 'log'), 'utf8')).not.toContain('mail waits for the database');
});
