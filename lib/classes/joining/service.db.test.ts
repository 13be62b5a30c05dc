import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { erasePeople, makeDevice, newNetwork } from '@/lib/auth/testing/people';
import { createClass } from '@/lib/classes/service';
import { disconnect } from '@/lib/db/client';
import { networkOf } from '@/lib/kernel/address';
import { GUESS_LIMITS } from '@/lib/limits/rules';
import { countGuess } from '@/lib/limits/service';
import { endWindows, withFactor } from '@/lib/limits/testing/guessing';
import { findInvitation, joinClass } from './service';

beforeEach(() => withFactor('1'));
afterEach(async () => {
  withFactor('1000');
  await erasePeople();
});
afterAll(disconnect);

const WRONG = 'ZZZZZZZZZZ';
const SLOWLY = {
  classCodeByAddress: 'classCodeByAddressSlowly',
  classCodeByNetwork: 'classCodeByNetworkSlowly',
} as const;
type Limited = keyof typeof SLOWLY;

async function guessAll(name: Limited, address: string): Promise<void> {
  const key = name === 'classCodeByNetwork' ? networkOf(address) : address;
  for (let guess = 0; guess < GUESS_LIMITS[name].points; guess += 1) await countGuess(name, key);
}

describe('joins of one class from one connection', () => {
  const open = async () => (await createClass({ userId: (await makeDevice()).id }, 'HVAC 101')).code;
  const join = async (code: string, address: string) => {
    const { id: userId } = await makeDevice();
    const again = () => joinClass({ userId, code, name: 'Kim', address });
    await again();
    return { again };
  };

  it('are limited to sixty new members an hour, separately for each class and connection', async () => {
    const [code, other, address] = [await open(), await open(), newNetwork()];
    for (let joined = 0; joined < GUESS_LIMITS.joinsOfClass.points - 2; joined += 1) {
      await countGuess('joinsOfClass', `${code} ${address}`);
    }
    const { again } = await join(code, address);
    for (const _time of [1, 2, 3]) await again();
    await join(code, address);
    await expect(join(code, address)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await join(code, newNetwork());
    await join(other, address);
    await endWindows('joinsOfClass');
    await join(code, address);
  });

  it('do not count as guesses at codes when they are refused', async () => {
    const [code, address] = [await open(), newNetwork()];
    for (let joined = 0; joined < GUESS_LIMITS.joinsOfClass.points; joined += 1) {
      await countGuess('joinsOfClass', `${code} ${address}`);
    }
    for (let guess = 0; guess < GUESS_LIMITS.classCodeByAddress.points - 1; guess += 1) {
      await countGuess('classCodeByAddress', address);
    }
    for (const _time of [1, 2]) await expect(join(code, address)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await findInvitation(code, address)).toMatchObject({ className: 'HVAC 101' });
    await expect(findInvitation(WRONG, address)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe.each(Object.keys(SLOWLY) as Limited[])('guesses at class codes, after %s have been used up,', (name) => {
  const pace = GUESS_LIMITS[SLOWLY[name]].seconds;

  it('are slowed down to one in five seconds when twenty come at once', async () => {
    const address = newNetwork();
    await guessAll(name, address);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => findInvitation(WRONG, address)));
    const problems = tries.map((one) => (one.status === 'rejected' ? one.reason : null));
    expect(problems.filter((problem) => problem.code === 'NOT_FOUND')).toHaveLength(1);
    const refused = problems.filter((problem) => problem.code === 'RATE_LIMITED');
    expect(refused).toHaveLength(19);
    for (const { retryAfterSeconds } of refused) expect(retryAfterSeconds).toBeLessThanOrEqual(pace);
    await endWindows(SLOWLY[name]);
    await expect(findInvitation(WRONG, address)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('never block a student with the right code, and do not count it as a guess', async () => {
    const made = await createClass({ userId: (await makeDevice()).id }, 'HVAC 101');
    const address = newNetwork();
    await guessAll(name, address);
    for (const student of ['Maria', 'Kim', 'Ann']) {
      const { id: userId } = await makeDevice();
      expect(await findInvitation(made.code, address)).toMatchObject({ className: 'HVAC 101' });
      await joinClass({ userId, code: made.code, name: student, address });
    }
    await expect(findInvitation(WRONG, address)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(findInvitation(made.code, address)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await endWindows(SLOWLY[name]);
    expect(await findInvitation(made.code, address)).toMatchObject({ className: 'HVAC 101' });
  });
});
