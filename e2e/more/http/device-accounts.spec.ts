import { CROWD, shippedProduct } from '@/e2e/fixtures/shipped-product';
import { expect, newEmail, test } from '@/e2e/fixtures/test';
import { userIdOf } from '@/e2e/fixtures/token';
import { GUESS_LIMITS, LOAD_LIMITS } from '@/lib/limits/rules';

/** Device accounts under production rate limits, on the built product. */

const product = shippedProduct();

interface Phone {
  accessToken: string;
  refreshToken: string;
}

const start = (address: string) =>
  fetch(`${product.url}/auth/device`, { method: 'POST', headers: { 'x-forwarded-for': address } });

const study = ({ accessToken }: Phone, address: string) =>
  fetch(`${product.url}/api/favorites/count`, {
    headers: { 'x-forwarded-for': address, authorization: `Bearer ${accessToken}` },
  });

async function makePhone(address: string): Promise<Phone> {
  const response = await start(address);
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: Phone }).data;
}

const SCHOOL = '198.51.100.7';
const SCRIPT_STARTS = 1_000;

test('forty phones behind one address start device accounts within a minute, and none is refused', CROWD, async () => {
  const begun = Date.now();
  const phones = await Promise.all(Array.from({ length: 40 }, () => makePhone(SCHOOL)));
  const statuses = await Promise.all(phones.map(async (phone) => (await study(phone, SCHOOL)).status));
  expect(statuses).toEqual(Array(40).fill(200));
  expect(Date.now() - begun).toBeLessThan(60_000);
});

test('a thousand starts from one IP address stop at the limit, and phones that already have an account keep studying', async () => {
  const address = '203.0.113.9';
  const phones = await Promise.all(Array.from({ length: 20 }, () => makePhone(address)));
  const statuses = new Map<number, number>();
  let left = SCRIPT_STARTS;
  let studied = 0;
  const script = async () => {
    while (left > 0) {
      left -= 1;
      const { status, headers } = await start(address);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  // Sends forty rounds at most, which is below an account's limit per minute.
  const classroom = async () => {
    for (let round = 0; round < 40 && left > 0; round += 1) {
      for (const phone of phones) {
        expect((await study(phone, address)).status).toBe(200);
        studied += 1;
      }
    }
  };
  await Promise.all([classroom(), ...Array.from({ length: 100 }, script)]);
  expect(statuses.get(201)).toBe(GUESS_LIMITS.startByAddress.points - phones.length);
  expect(statuses.get(429)).toBe(SCRIPT_STARTS - GUESS_LIMITS.startByAddress.points + phones.length);
  expect(studied).toBeGreaterThanOrEqual(phones.length);
  // Another address of the same network can still start device accounts.
  await makePhone('203.0.113.10');
});

test('a device account is private, and its deletion takes effect at once', async () => {
  const [mine, other] = [await makePhone('192.0.2.1'), await makePhone('192.0.2.1')];
  const id = userIdOf(mine.accessToken);
  const at = (phone: Phone, method: string) =>
    fetch(`${product.url}/auth/profile/${id}`, {
      method,
      headers: { authorization: `Bearer ${phone.accessToken}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
  expect((await at(other, 'GET')).status).toBe(404);
  expect((await at(other, 'DELETE')).status).toBe(404);
  expect((await (await at(mine, 'GET')).json()).data).toMatchObject({ id, email: '', isDeviceAccount: true });
  expect((await at(mine, 'DELETE')).status).toBe(204);
  expect((await study(mine, '192.0.2.1')).status).toBe(401);
  const renewed = await fetch(`${product.url}/auth/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mine.refreshToken}` },
  });
  expect(renewed.status).toBe(401);
});

test('adding an email address of another account to a device account is refused, and repeated attempts are limited', async () => {
  const address = '203.0.113.40';
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const body = JSON.stringify({ email: newEmail(), password: 'a long enough sentence' });
  const names = { firstName: 'Ann', lastName: 'Lee' };
  const registered = await fetch(`${product.url}/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...JSON.parse(body), ...names }),
  });
  expect(registered.status).toBe(201);
  const { accessToken } = await makePhone(address);
  const add = () =>
    fetch(`${product.url}/auth/device/email`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      body,
    });
  expect(await (await add()).json()).toMatchObject({ success: false, error: 'EMAIL_TAKEN' });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < LOAD_LIMITS.register.points; attempt += 1) statuses.push((await add()).status);
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses)).toEqual(new Set([409, 429]));
});
