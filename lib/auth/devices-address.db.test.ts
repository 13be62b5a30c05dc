import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { issueTransferCode, redeemTransferCode } from '@/lib/auth/device-transfer/service';
import { refreshSession } from '@/lib/auth/sessions/service';
import {
  erasePeople,
  makeDevice,
  makePerson,
  NOW,
  newEmail,
  newNetwork,
  ORIGIN,
  PASSWORD,
} from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import * as mail from '@/lib/mail/service';
import { findLiveSession } from '@/lib/session/store';
import { addEmailToDevice } from './devices-service';
import { confirmEmail, resetPassword } from './links-service';
import { signIn } from './service';

afterEach(erasePeople);
afterAll(disconnect);

type Device = Pick<Awaited<ReturnType<typeof makeDevice>>, 'id' | 'sid' | 'refreshToken'>;

const from = () => ({ ...ORIGIN, address: newNetwork() });
const add = ({ id: userId, sid }: Pick<Device, 'id' | 'sid'>, email: string) =>
  addEmailToDevice({ userId, sid, email, password: PASSWORD, origin: from(), now: NOW });
const makeCode = async ({ id: userId, sid }: Device) => (await issueTransferCode({ userId, sid, now: NOW })).code;
const redeem = (code: string) => redeemTransferCode({ code, origin: from(), now: NOW });
const login = (email: string, password = PASSWORD) => signIn({ email, password, origin: from(), now: NOW });
const mailedLink = () => vi.mocked(mail.mailWelcome).mock.lastCall?.[0].verificationToken ?? '';
const confirm = (viewerSid: Device['sid'] | null) =>
  confirmEmail({ token: mailedLink(), viewerSid, origin: from(), now: NOW });

/**
 * Creates a device account and returns it twice: signed in on the phone that created it, and on a phone that redeemed
 * its code.
 */
async function makeShared(): Promise<[Device, Device]> {
  const made = await makeDevice();
  const { sid, refreshToken } = await redeem(await makeCode(made));
  return [made, { id: made.id, sid, refreshToken }];
}

describe('email address added to a device account', () => {
  it('can be used to sign in to the same account on another device, and is confirmed by the usual link', async () => {
    const device = await makeDevice();
    const asked = await db.question.findFirstOrThrow({ where: { state: 'published' }, select: { id: true } });
    await db.favorite.create({ data: { userId: device.id, questionId: asked.id } });
    const email = newEmail();
    expect(await add(device, email)).toMatchObject({ id: device.id, email, emailVerified: false });
    const elsewhere = await login(email);
    expect(elsewhere.user.id).toBe(device.id);
    expect(await db.favorite.count({ where: { userId: elsewhere.user.id } })).toBe(1);
    await confirm(device.sid);
    expect(await db.user.findUnique({ where: { id: device.id } })).toMatchObject({ email, passwordChosen: true });
  });

  it('is refused if another account has it or the account already has an address, and is added once by twenty concurrent requests', async () => {
    const [device, person, second] = [await makeDevice(), await makePerson(), await makeDevice()];
    await expect(add(device, person.email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    await expect(add(person, newEmail())).rejects.toMatchObject({ code: 'CONFLICT' });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => add(device, newEmail())));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const email = newEmail();
    const both = await Promise.allSettled([add(second, email), add(await makeDevice(), email)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it("signs out the account's other phones when it is added, but not when it is refused", async () => {
    const [here, other] = await makeShared();
    await expect(add(here, (await makePerson()).email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await findLiveSession(other.sid, NOW)).not.toBeNull();
    await add(here, newEmail());
    expect(await findLiveSession(here.sid, NOW)).toMatchObject({ userId: here.id });
    expect((await refreshSession(here.refreshToken, NOW)).user.id).toBe(here.id);
    expect(await findLiveSession(other.sid, NOW)).toBeNull();
    await expect(refreshSession(other.refreshToken, NOW)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await db.session.findUnique({ where: { id: other.sid } })).toMatchObject({ revokedFor: 'address-added' });
  });

  it.each(['the phone that made the account', 'the phone that used the code'])(
    'ends the access of an attacker who added it with a password on %s, once its owner confirms it',
    async (which) => {
      const [maker, user] = await makeShared();
      const [attacker, owner] = which.includes('made') ? [maker, user] : [user, maker];
      const email = newEmail();
      await add(attacker, email);
      const { session, resetToken } = await confirm(owner.sid);
      expect(session).toBeUndefined();
      await expect(login(email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
      await expect(refreshSession(attacker.refreshToken, NOW)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      const newPassword = 'what its owner has chosen';
      await resetPassword({ token: resetToken ?? '', newPassword, origin: from(), now: NOW });
      expect((await login(email, newPassword)).user).toMatchObject({ id: owner.id, emailVerified: true });
    },
  );

  it('invalidates earlier device transfer codes, and prevents new codes', async () => {
    const device = await makeDevice();
    const code = await makeCode(device);
    await add(device, newEmail());
    await expect(redeem(code)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect(await db.transferCode.count({ where: { userId: device.id } })).toBe(0);
    await expect(makeCode(device)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('ends every session except the one that added it, even if a transfer code is redeemed at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const device = await makeDevice();
      const code = await makeCode(device);
      await Promise.allSettled([redeem(code), add(device, newEmail()), makeCode(device)]);
      const live = await db.session.findMany({ where: { userId: device.id, revokedAt: null }, select: { id: true } });
      expect(live).toEqual([{ id: device.sid }]);
      await expect(redeem(code)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    }
  }, 60_000);
});
