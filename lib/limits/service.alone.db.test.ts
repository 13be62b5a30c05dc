import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAttempt } from '@/lib/attempts/service';
import { requestMail } from '@/lib/auth/links-service';
import { changePassword, signIn } from '@/lib/auth/service';
import { erasePeople, makePerson, NOW, newEmail, PASSWORD } from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import { listSent } from '@/lib/db/testing/count-statements';
import { failure } from '@/lib/http/envelope';
import { Problem } from '@/lib/kernel/problem';
import { withFactor } from '@/lib/limits/testing/guessing';
import { mailResetLink } from '@/lib/mail/service';
import { withDevice } from '@/lib/session/known-device';
import { GUESS_LIMITS, LOAD_LIMITS, ROW_LIMITS } from './rules';
import { countGuess, countLoad, countRow, mayMailAgain } from './service';

/**
 * Runs `work` while the product's role has no rights on the table of limits. The owner of the tables takes these rights
 * away and gives them back.
 */
async function withoutTable(work: () => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: process.env.MIGRATION_DATABASE_URL });
  await owner.connect();
  const { username } = new URL(process.env.DATABASE_URL ?? '');
  const role = owner.escapeIdentifier(username);
  try {
    await owner.query(`REVOKE ALL ON rate_limits FROM ${role}`);
    await work();
  } finally {
    await owner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO ${role}`);
    await owner.end();
  }
}

beforeEach(async () => {
  // Other tests use a factor that makes all limits too high for these tests.
  await db.rateLimit.deleteMany();
  withFactor('1');
});
afterEach(() => withFactor('1000'));
afterAll(async () => {
  await erasePeople();
  await disconnect();
});

const origin = () => ({ address: randomUUID(), deviceName: '', language: 'en' as const });
const refused = { code: 'RATE_LIMITED', status: 429 };

async function guessAll(address: string): Promise<void> {
  for (let count = 0; count < GUESS_LIMITS.loginByAddress.points; count += 1) {
    await countGuess('loginByAddress', address);
  }
}

describe('limits on guessing', () => {
  it('block guesses at an account from any address, and reset after the right password', async () => {
    const { email } = await makePerson();
    const guess = (password: string) => signIn({ email, password, origin: origin(), now: NOW });
    const tries = GUESS_LIMITS.loginByAccount.points;
    for (let count = 1; count < tries; count += 1) {
      await expect(guess('not the password')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
    await guess(PASSWORD);
    for (let count = 1; count <= tries; count += 1) {
      await expect(guess('not the password')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
    await expect(guess(PASSWORD)).rejects.toMatchObject(refused);
  });

  it('let the owner sign in from a known browser, whose guesses are counted separately', async () => {
    const owner = await makePerson();
    const { email, id } = owner;
    const other = await makePerson();
    const deviceCookie = withDevice(withDevice('', owner, NOW) ?? '', other, NOW) ?? '';
    const guess = (password: string, cookie?: string) =>
      signIn({ email, password, origin: origin(), ...(cookie ? { deviceCookie: cookie } : {}), now: NOW });
    const tries = GUESS_LIMITS.loginByAccount.points;
    for (let count = 0; count < tries; count += 1) await guess('not the password').catch(() => {});
    await expect(guess(PASSWORD)).rejects.toMatchObject(refused);
    await expect(guess(PASSWORD, withDevice('', other, NOW) ?? '')).rejects.toMatchObject(refused);
    await guess(PASSWORD, deviceCookie);
    // The signed-in owner can still change the password, which also ends guesses from the known browser.
    for (let count = 0; count < tries; count += 1) await guess('not the password', deviceCookie).catch(() => {});
    await expect(guess(PASSWORD, deviceCookie)).rejects.toMatchObject(refused);
    await changePassword({
      userId: id,
      currentPassword: PASSWORD,
      newPassword: 'another long sentence',
      origin: origin(),
      now: NOW,
    });
  });

  it('do not count guesses separately for a browser that last signed in before the password changed', async () => {
    const former = await makePerson();
    const { id, email } = former;
    const deviceCookie = withDevice('', former, NOW) ?? '';
    const password = 'another long sentence';
    await changePassword({ userId: id, currentPassword: PASSWORD, newPassword: password, origin: origin(), now: NOW });
    const guess = (tried: string) => signIn({ email, password: tried, origin: origin(), deviceCookie, now: NOW });
    const tries = GUESS_LIMITS.loginByAccount.points;
    for (let count = 0; count < tries; count += 1) {
      await expect(guess('not the password')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
    // These guesses count for the account, not for the known browser.
    await expect(signIn({ email, password, origin: origin(), now: NOW })).rejects.toMatchObject(refused);
  });

  describe('limits by address', () => {
    const enter = (
      email: string,
      at: ReturnType<typeof origin>,
      more: { password?: string; deviceCookie?: string } = {},
    ) => signIn({ email, password: PASSWORD, origin: at, now: NOW, ...more });

    it('slow an address that tries many accounts to one try in five seconds', async () => {
      const here = origin();
      await guessAll(here.address);
      const begun = Date.now();
      const tries = await Promise.allSettled(
        Array.from({ length: 20 }, () => enter(newEmail(), here, { password: 'not the password' })),
      );
      const { seconds } = GUESS_LIMITS.loginByAddressSlowly;
      const problems = tries.map((result) => (result as PromiseRejectedResult).reason as Problem);
      const slowed = problems.filter(({ code }) => code === 'RATE_LIMITED');
      for (const { retryAfterSeconds } of slowed) expect(retryAfterSeconds).toBeLessThanOrEqual(seconds);
      const tried = problems.filter(({ code }) => code === 'INVALID_CREDENTIALS').length;
      expect(tried + slowed.length).toBe(20);
      expect(tried).toBeGreaterThan(0);
      // One try immediately, and one more for each interval that passed on a busy machine.
      expect(tried).toBeLessThanOrEqual(1 + Math.floor((Date.now() - begun) / 1_000 / seconds));
    });

    it('never block the right password, and do not count it as a guess', async () => {
      const people = await Promise.all(Array.from({ length: 5 }, () => makePerson()));
      const here = origin();
      await guessAll(here.address);
      for (const { email } of people) await enter(email, here);
    });

    it('do not delay a browser that has signed in before', async () => {
      const owner = await makePerson();
      const { email } = owner;
      const here = origin();
      await guessAll(here.address);
      await expect(enter(email, here, { password: 'not the password' })).rejects.toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
      await expect(enter(email, here)).rejects.toMatchObject(refused);
      await enter(email, here, { deviceCookie: withDevice('', owner, NOW) ?? '' });
    });
  });

  it('allow one mail per minute to an address, whether or not it has an account', async () => {
    for (const email of [(await makePerson()).email, newEmail()]) {
      const ask = () => requestMail('reset_password', { email, origin: origin(), now: NOW });
      await ask();
      await expect(ask()).rejects.toMatchObject(refused);
    }
  });

  it('count mail by mailbox, ignoring tags and dots in the address', async () => {
    const name = randomUUID().slice(0, 8);
    const ask = (email: string) => requestMail('reset_password', { email, origin: origin(), now: NOW });
    await ask(`${name}@gmail.com`);
    await expect(ask(`${name.slice(0, 4)}.${name.slice(4)}+two@googlemail.com`)).rejects.toMatchObject(refused);
    const kind = `kind ${name}`;
    const mailed = await Promise.all(
      Array.from({ length: GUESS_LIMITS.mailOfAKind.points + 1 }, (_, tag) =>
        mayMailAgain(kind, `${name}+${tag}@example.test`),
      ),
    );
    expect(mailed.filter((isLeft) => !isLeft)).toHaveLength(1);
  });

  it('apply to twenty concurrent guesses', async () => {
    const key = randomUUID();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => countGuess('loginByAccount', key)));
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(GUESS_LIMITS.loginByAccount.points);
  });
});

describe('daily row limits', () => {
  it('block only the account that reaches its daily limit', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    for (let count = 0; count < ROW_LIMITS.reports.points; count += 1) await countRow('reports', one);
    await expect(countRow('reports', one)).rejects.toMatchObject({ ...refused, retryAfterSeconds: expect.any(Number) });
    await countRow('reports', other);
  });
});

describe('limits without their database table', () => {
  it('count guesses and mail in memory, and do not prevent answers from being saved', async () => {
    const { email, id } = await makePerson();
    const guess = (password: string) => signIn({ email, password, origin: origin(), now: NOW });
    const key = randomUUID();
    await countGuess('loginByAccount', key);
    await withoutTable(async () => {
      const tries = GUESS_LIMITS.loginByAccount.points;
      for (let count = 0; count < tries; count += 1) await guess('wrong').catch(() => {});
      await expect(guess(PASSWORD)).rejects.toMatchObject(refused);
      vi.mocked(mailResetLink).mockClear();
      const asks = Array.from({ length: 5 }, () =>
        requestMail('reset_password', { email, origin: origin(), now: NOW }),
      );
      const results = await Promise.allSettled(asks);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect.poll(() => mailResetLink).toHaveBeenCalledTimes(1);
      await countLoad('answer', id);
      const paper = { userId: id, testType: 'practice', sectionId: 6, timeFactor: 1, ageMs: 0, waitedMs: 0 } as const;
      const attempt = await startAttempt(paper);
      expect(attempt.id).toBeTruthy();
    });
    await countGuess('loginByAccount', key);
  });
});

describe('limit on mail', () => {
  it('allows an account three messages per hour, and one IP address enough messages for a classroom in ten minutes', async () => {
    const clock = vi.spyOn(Date, 'now');
    const begun = Date.now();
    const { email } = await makePerson();
    vi.mocked(mailResetLink).mockClear();
    for (let minute = 0; minute < 10; minute += 1) {
      clock.mockReturnValue(begun + minute * 61_000);
      await requestMail('reset_password', { email, origin: origin(), now: NOW }).catch(() => {});
    }
    await expect.poll(() => mailResetLink).toHaveBeenCalledTimes(GUESS_LIMITS.mailToAccount.points);
    vi.mocked(mailResetLink).mockClear();
    const here = origin();
    for (let count = 0; count < GUESS_LIMITS.mailByAddress.points + 5; count += 1) {
      const address = newEmail();
      await db.user.create({ data: { email: address, firstName: 'Test', lastName: 'Learner' } });
      await requestMail('reset_password', { email: address, origin: here, now: NOW }).catch(() => {});
    }
    await expect.poll(() => mailResetLink).toHaveBeenCalledTimes(GUESS_LIMITS.mailByAddress.points);
    clock.mockRestore();
  });
});

describe('a limit that is used up', () => {
  it('returns the seconds until the next try, in the header and in words', async () => {
    const caller = randomUUID();
    for (let count = 0; count < LOAD_LIMITS.export.points; count += 1) await countLoad('export', caller);
    const problem = await countLoad('export', caller).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    const response = failure(problem as Problem, 'id', 'en');
    const { headers } = response;
    expect(response.status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(LOAD_LIMITS.export.seconds);
    expect(await response.json()).toMatchObject({ success: false, error: 'RATE_LIMITED' });
  });
});

it('counting a limit sends no named prepared statement if DATABASE_PREPARED_STATEMENTS is false', async () => {
  process.env.DATABASE_PREPARED_STATEMENTS = 'false';
  withFactor('1');
  try {
    const sent = await listSent(() => countGuess('loginByAddress', randomUUID()));
    expect(sent.map(({ text }) => text).join()).toContain('rate_limits');
    expect(sent.filter(({ name }) => name !== undefined)).toEqual([]);
  } finally {
    delete process.env.DATABASE_PREPARED_STATEMENTS;
  }
});
