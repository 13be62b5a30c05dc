import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { toIdentity } from '@/lib/auth/identity';
import { LIFETIMES } from '@/lib/auth/rules';
import { erasePeople, later, makePerson, NOW, ORIGIN } from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import { recordTokenUse } from '@/lib/session/store';
import { DOUBT } from './rules';
import { refreshSession, startSession } from './service';

afterAll(async () => {
  await erasePeople();
  await disconnect();
});

const RUNS = { numRuns: 40 };
const MINUTE = 60_000;
/** A quarter of an hour at most, so that idleness has no say. */
const pause = fc.integer({ min: 0, max: 15 * MINUTE });

/** One step of somebody who holds the session. */
const step = fc.record({
  holder: fc.constantFrom(0, 1),
  pause,
  isLost: fc.boolean(),
  makesCall: fc.boolean(),
});
type Step = { holder: number; pause: number; isLost: boolean; makesCall: boolean };

/**
 * What must come of it, told without tokens: generations are numbered, and each holder has one. Written from the sentences of
 * docs/decisions/derived-refresh-tokens.md and not from the code.
 */
class Family {
  newest = 0;
  isEnded = false;
  /** Of the newest generation: when its child-holder first made a call, and what speaks for two since when. */
  private usedAtMs: number | null = null;
  private inherited = 0;
  private doubt = 0;

  /** The generation that the answer carries, or null for a refusal. */
  refresh(generation: number, nowMs: number): number | null {
    if (this.isEnded) return null;
    if (generation === this.newest) {
      this.inherited = this.doubt > this.inherited ? this.doubt : 0;
      this.doubt = this.inherited;
      this.usedAtMs = null;
      this.newest += 1;
      return this.newest;
    }
    const isOld = generation < this.newest - 1;
    const isUsedForLong = this.usedAtMs !== null && nowMs - this.usedAtMs > LIFETIMES.refreshGrace;
    const doubt = this.inherited + (this.usedAtMs === null ? DOUBT.askedAgain : DOUBT.askedAgainAfterUse);
    this.isEnded = isOld || isUsedForLong || doubt >= DOUBT.twoHolders;
    if (this.isEnded) return null;
    this.doubt = doubt;
    return this.newest;
  }

  call(generation: number, nowMs: number): void {
    if (generation !== this.newest || this.usedAtMs !== null || generation === 0) return;
    this.usedAtMs = nowMs;
    this.doubt = this.inherited;
  }
}

let person: ReturnType<typeof makePerson> | null = null;

/** Of one and the same person: to make one takes a second. */
async function openSession() {
  person ??= makePerson();
  const { id } = await person;
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  const session = await startSession(toIdentity(user), ORIGIN, NOW);
  if (!session) throw new Error('Not opened');
  return session;
}

/** Plays steps against the database and the model at once; answers the model and whether the last refresh was refused. */
async function play(steps: readonly Step[]): Promise<Family> {
  const family = new Family();
  const { refreshToken } = await openSession();
  const holders = [0, 1].map(() => ({ token: refreshToken, generation: 0 }));
  let nowMs = 0;
  for (const { holder: index, pause: waitMs, isLost, makesCall } of steps) {
    nowMs += waitMs;
    const holder = holders[index] ?? { token: '', generation: 0 };
    const generation = family.refresh(holder.generation, nowMs);
    const answer = await refreshSession(holder.token, later(nowMs)).catch(() => null);
    expect(answer === null).toBe(generation === null);
    if (answer === null || generation === null || isLost) continue;
    holders[index] = { token: answer.refreshToken, generation };
    if (!makesCall) continue;
    await recordTokenUse(answer.refreshTokenId ?? '', later(nowMs));
    family.call(generation, nowMs);
  }
  return family;
}

const steps = (constraint: Partial<Record<keyof Step, fc.Arbitrary<Step[keyof Step]>>>, length = 14) =>
  fc.array(
    fc.tuple(step, fc.record(constraint)).map(([any, fixed]) => ({ ...any, ...fixed }) as Step),
    { minLength: length, maxLength: length },
  );

describe('a session and those who hold it', () => {
  it('goes as the model says, in whatever order they refresh, and whatever is lost', async () => {
    await fc.assert(
      fc.asyncProperty(steps({}), async (played) => void (await play(played))),
      RUNS,
    );
  }, 120_000);

  it('never ends for one holder who makes calls, however many answers are lost', async () => {
    const alone = steps({ holder: fc.constant(0), makesCall: fc.constant(true) }, 24);
    await fc.assert(
      fc.asyncProperty(alone, async (played) => void expect((await play(played)).isEnded).toBe(false)),
      RUNS,
    );
  }, 120_000);

  it('ends by the second round where two holders take turns and make calls, however fast', async () => {
    const inTurns = steps({ isLost: fc.constant(false), makesCall: fc.constant(true) }, 4).map((played) =>
      played.map((one, place) => ({ ...one, holder: place % 2 })),
    );
    await fc.assert(
      fc.asyncProperty(inTurns, async (played) => void expect((await play(played)).isEnded).toBe(true)),
      RUNS,
    );
  }, 120_000);

  it('ends by the fifth round where two holders take turns and make no call at all', async () => {
    const inTurns = steps({ isLost: fc.constant(false), makesCall: fc.constant(false) }, 10).map((played) =>
      played.map((one, place) => ({ ...one, holder: place % 2 })),
    );
    await fc.assert(
      fc.asyncProperty(inTurns, async (played) => void expect((await play(played)).isEnded).toBe(true)),
      { numRuns: 5 },
    );
  }, 120_000);
});
