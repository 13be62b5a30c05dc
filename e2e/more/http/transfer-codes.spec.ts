import { setTimeout as sleep } from 'node:timers/promises';
import { CROWD, shippedProduct } from '@/e2e/fixtures/shipped-product';
import { expect, test } from '@/e2e/fixtures/test';
import { userIdOf } from '@/e2e/fixtures/token';
import { GUESS_LIMITS } from '@/lib/limits/rules';

/** Device transfer codes under production rate limits, on the built product. */

const product = shippedProduct();

interface Pair {
  accessToken: string;
  refreshToken: string;
}

async function post(path: string, address: string, { token, body }: { token?: string; body?: unknown } = {}) {
  const response = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data, error } = (await response.json()) as { data: Pair & { code: string }; error?: string };
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')), data, error };
}

const startDevice = async (address: string) => (await post('/auth/device', address)).data.accessToken;
const makeCode = async (token: string, address: string) => (await post('/auth/carry', address, { token })).data.code;
/** Redeems a code. Repeats the request while the server is too busy and refuses it. */
async function redeem(code: string, address: string, token?: string) {
  for (;;) {
    const answer = await post('/auth/carry/redeem', address, { body: { code }, ...(token ? { token } : {}) });
    if (answer.status !== 503) return answer;
    await sleep(1_000 * answer.retryAfter);
  }
}

/** Code that is practically never issued, because there are 3.6 × 10¹² codes. */
const WRONG = 'BCDFGHJKMN';
const HOME = '198.51.100.20';

/** Expects that a right code still works from this address after many wrong ones, although more slowly. */
const getsIn = (code: string, address: string) =>
  expect
    .poll(async () => (await redeem(code, address)).status, {
      intervals: [1_000],
      timeout: (GUESS_LIMITS.carryByAddressSlowly.seconds + 30) * 1_000,
    })
    .toBe(200);

/** Number of wrong codes that were sent so far, or slightly more. */
let guessed = 0;

test('a device transfer code signs in only one phone, even if twenty phones redeem it at the same moment', async () => {
  const token = await startDevice(HOME);
  const code = await makeCode(token, HOME);
  expect(code).toMatch(/^[B-DF-HJKMNPR-TW-Z]{10}$/);
  // Each try comes from a different address, so that the limit on guesses does not apply.
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => redeem(code, `198.51.100.${100 + at}`)));
  const opened = outcomes.filter(({ status }) => status === 200);
  expect(opened).toHaveLength(1);
  expect(outcomes.filter(({ status, error }) => status === 400 && error === 'INVALID_TOKEN')).toHaveLength(19);
  guessed += 19;
  expect(userIdOf(opened[0]?.data.accessToken ?? '')).toBe(userIdOf(token));
  // Both phones have a session that can be renewed.
  for (const one of [token, opened[0]?.data.accessToken ?? '']) {
    expect((await post('/auth/carry', HOME, { token: one })).status).toBe(201);
  }
  expect((await post('/auth/refresh', HOME, { token: opened[0]?.data.refreshToken ?? '' })).status).toBe(200);
});

test('visitors and accounts with an email cannot create device transfer codes', async () => {
  expect((await post('/auth/carry', HOME)).status).toBe(401);
  const body = { email: 'carrier@example.test', password: 'a long enough sentence', firstName: 'A', lastName: 'B' };
  const { data } = await post('/auth/register', HOME, { body });
  expect(await post('/auth/carry', HOME, { token: data.accessToken })).toMatchObject({
    status: 409,
    error: 'CONFLICT',
  });
});

test(
  'forty accounts behind one IP address move to other phones, and attempts with wrong codes from that address are slowed once they reach the limit',
  CROWD,
  async () => {
    const address = '203.0.113.40';
    for (let phone = 0; phone < 40; phone += 1) {
      const code = await makeCode(await startDevice(address), address);
      expect((await redeem(code, address)).status).toBe(200);
    }
    // Sends one guess more than the limit, so that the slower limit applies from then on.
    for (let guess = 0; guess <= GUESS_LIMITS.carryByAddress.points; guess += 1) {
      expect((await redeem(WRONG, address)).status).toBe(400);
    }
    guessed += GUESS_LIMITS.carryByAddress.points + 1;
    const refused = await redeem(WRONG, address);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(GUESS_LIMITS.carryByAddressSlowly.seconds);
    await getsIn(await makeCode(await startDevice(HOME), HOME), address);
    expect((await redeem(await makeCode(await startDevice(HOME), HOME), HOME)).status).toBe(200);
  },
);

test('guesses from many addresses of a network are slowed down, and other networks can redeem codes', async () => {
  const { carryByAddress, carryByNetwork, carryByNetworkSlowly, carryOfAll } = GUESS_LIMITS;
  const begun = Date.now();
  const statuses: number[] = [];
  // Sends guesses from several /64 networks of one /48 network until the global limit is exceeded.
  for (let at = 0; at * carryByAddress.points < carryOfAll.points + 100; at += 1) {
    const guesses = Array.from({ length: carryByAddress.points }, () =>
      redeem(WRONG, `2001:db8:608:${at.toString(16)}::1`),
    );
    for (const { status } of await Promise.all(guesses)) statuses.push(status);
  }
  const slowly = 1 + Math.ceil((Date.now() - begun) / 1_000 / carryByNetworkSlowly.seconds);
  const wrong = statuses.filter((status) => status === 400).length;
  guessed += wrong;
  expect(wrong).toBeGreaterThan(carryByNetwork.points);
  expect(wrong).toBeLessThanOrEqual(carryByNetwork.points + slowly);
  expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - wrong);
  await getsIn(await makeCode(await startDevice(HOME), HOME), '2001:db8:608:ffff::1');
  const code = await makeCode(await startDevice(HOME), HOME);
  expect((await redeem(code, '2001:db8:609::1')).status).toBe(200);
});

test('guesses from many networks at once stop at the global limit', async () => {
  const each = GUESS_LIMITS.carryByAddress.points;
  const statuses = new Map<number, number>();
  let address = 0;
  const guesser = async () => {
    while (address * each < GUESS_LIMITS.carryOfAll.points + 100) {
      const mine = address++;
      for (let guess = 0; guess < each; guess += 1) {
        const { status } = await redeem(WRONG, `10.${mine >> 8}.${mine & 255}.1`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, guesser));
  expect([...statuses.keys()].sort()).toEqual([400, 429]);
  expect(statuses.get(400)).toBeLessThanOrEqual(GUESS_LIMITS.carryOfAll.points);
  expect(statuses.get(400)).toBeGreaterThanOrEqual(GUESS_LIMITS.carryOfAll.points - guessed);
  // All other actions still work for everybody.
  const token = await startDevice('192.0.2.77');
  expect((await post('/auth/carry', '192.0.2.77', { token })).status).toBe(201);
});
