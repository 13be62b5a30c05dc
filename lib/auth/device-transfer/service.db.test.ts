import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '@/lib/account/service';
import { removeExpiredIdentity } from '@/lib/auth/expiry/service';
import { refreshSession, signOut } from '@/lib/auth/sessions/service';
import { erasePeople, later, makeDevice, makePerson, NOW, newNetwork, ORIGIN } from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import { networkOf } from '@/lib/kernel/address';
import { GUESS_LIMITS } from '@/lib/limits/rules';
import { clearGuesses, countGuess } from '@/lib/limits/service';
import { endWindows, withFactor } from '@/lib/limits/testing/guessing';
import { findLiveSession } from '@/lib/session/store';
import { issueTransferCode, redeemTransferCode } from './service';

afterEach(async () => {
  await erasePeople();
  await clearGuesses('carryOfAll', 'all');
});
afterAll(disconnect);

const MINUTE_MS = 60_000;
type Device = Awaited<ReturnType<typeof makeDevice>>;

const issue = ({ id, sid }: Device, now = NOW) => issueTransferCode({ userId: id, sid, now });
const redeem = (code: string, { now = NOW, address = newNetwork() } = {}) =>
  redeemTransferCode({ code, origin: { ...ORIGIN, address }, now });
const WRONG = 'BCDFGHJKMN';

describe('device transfer code', () => {
  it('opens the same account on another device, in a separate session', async () => {
    const device = await makeDevice();
    const { code, link, expiresAt } = await issue(device);
    expect(link).toMatch(new RegExp(`/carry#${code}$`));
    expect(new Date(expiresAt)).toEqual(later(15 * MINUTE_MS));
    const other = await redeem(code);
    expect(other.user.id).toBe(device.id);
    expect(other.sid).not.toBe(device.sid);
    expect(await findLiveSession(device.sid, NOW)).toMatchObject({ userId: device.id });
    const day59 = later(59 * 24 * 60 * MINUTE_MS);
    expect((await refreshSession(other.refreshToken, day59)).user.id).toBe(device.id);
  });

  it('works for only one of twenty concurrent uses', async () => {
    const device = await makeDevice();
    const { code } = await issue(device);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => redeem(code)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(19);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'INVALID_TOKEN' });
    expect(await db.session.count({ where: { userId: device.id } })).toBe(2);
  });

  it('expires after fifteen minutes', async () => {
    const device = await makeDevice();
    const { code } = await issue(device);
    await expect(redeem(code, { now: later(15 * MINUTE_MS) })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await redeem(code, { now: later(15 * MINUTE_MS - 1) })).user.id).toBe(device.id);
  });

  it('is void once a newer code is issued', async () => {
    const device = await makeDevice();
    const [first, second] = [await issue(device), await issue(device)];
    await expect(redeem(first.code)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await redeem(second.code)).user.id).toBe(device.id);
  });

  it('is stored so that the table alone does not reveal it', async () => {
    const device = await makeDevice();
    const { code } = await issue(device);
    const { createHash } = await import('node:crypto');
    const row = await db.transferCode.findUniqueOrThrow({ where: { userId: device.id } });
    expect(JSON.stringify(row)).not.toContain(code);
    expect(Buffer.from(row.hash).equals(createHash('sha256').update(code).digest())).toBe(false);
  });

  it('is void after the session that issued it has ended', async () => {
    const device = await makeDevice();
    const { code } = await issue(device);
    await signOut(device.refreshToken, NOW);
    await expect(redeem(code)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('is void if the account is deleted or locked, or has an email address', async () => {
    const [gone, locked, named] = [await makeDevice(), await makeDevice(), await makeDevice()];
    const codes = [await issue(gone), await issue(locked), await issue(named)];
    await deleteAccount({ viewer: { userId: gone.id }, id: gone.id, password: undefined });
    await db.user.update({ where: { id: locked.id }, data: { lockedAt: NOW } });
    await db.user.update({ where: { id: named.id }, data: { email: `carried-${named.id}@people.test` } });
    for (const { code } of codes) await expect(redeem(code)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('is refused to an account with an email address', async () => {
    const person = await makePerson();
    await expect(issueTransferCode({ userId: person.id, sid: person.sid, now: NOW })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await db.transferCode.count({ where: { userId: person.id } })).toBe(0);
  });

  it('is deleted after it has expired', async () => {
    const device = await makeDevice();
    await issue(device);
    await removeExpiredIdentity(later(15 * MINUTE_MS + 1));
    expect(await db.transferCode.count({ where: { userId: device.id } })).toBe(0);
  });
});

describe('guesses of device transfer codes', () => {
  beforeEach(() => withFactor('1'));
  afterEach(() => withFactor('1000'));

  it('are limited by address, and valid codes do not count as guesses', async () => {
    const address = newNetwork();
    const device = await makeDevice();
    for (let phone = 0; phone < 2 * GUESS_LIMITS.carryByAddress.points; phone += 1) {
      await redeem((await issue(device)).code, { address });
    }
    for (let guess = 0; guess < GUESS_LIMITS.carryByAddress.points; guess += 1) {
      await expect(redeem(WRONG, { address })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    }
    await expect(redeem(WRONG, { address })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    const { code } = await issue(device);
    await expect(redeem(code, { address })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect((await redeem(code)).user.id).toBe(device.id);
  });

  it.each([
    ['carryByAddress', 'carryByAddressSlowly', (address: string) => address],
    ['carryByNetwork', 'carryByNetworkSlowly', networkOf],
  ] as const)('are limited to a slow rate after %s, and valid codes still work', async (name, slowly, keyOf) => {
    const address = newNetwork();
    const device = await makeDevice();
    for (let guess = 0; guess < GUESS_LIMITS[name].points; guess += 1) await countGuess(name, keyOf(address));
    for (let phone = 0; phone < 3; phone += 1) {
      expect((await redeem((await issue(device)).code, { address })).user.id).toBe(device.id);
    }
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => redeem(WRONG, { address })));
    const problems = tries.map((one) => (one.status === 'rejected' ? one.reason : null));
    expect(problems.filter((problem) => problem.code === 'INVALID_TOKEN')).toHaveLength(1);
    for (const problem of problems.filter(({ code }) => code !== 'INVALID_TOKEN')) {
      expect(problem.code).toBe('RATE_LIMITED');
      expect(problem.retryAfterSeconds).toBeLessThanOrEqual(GUESS_LIMITS[slowly].seconds);
    }
    const { code } = await issue(device);
    await expect(redeem(code, { address })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await endWindows(slowly);
    expect((await redeem(code, { address })).user.id).toBe(device.id);
  });
});
