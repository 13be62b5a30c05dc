import { decodeJwt } from 'jose';
import { ask, openClassTest, openPapers, startTest } from '@/bench/lib/calls';
import { giveHistory, makeHistories } from '@/bench/lib/histories';
import { register, startInstance, withDatabase } from '@/bench/lib/lab';
import { comparedRow, type LoneMeasure, milliseconds, type Row, sideBySide } from '@/bench/lib/measure';

/** Number of attempts, each with ten answers, on the two sides. */
const FEW_ATTEMPTS = 100_000;
const MANY_ATTEMPTS = 1_000_000;
const ATTEMPTS_OF_ONE = 500;
const ROUNDS = 30;
const WARMING_ROUNDS = 5;
const BAR = { atMost: 1.5 };

const CALLS = ['statistics', 'today', 'class board', 'answer'] as const;
type Call = (typeof CALLS)[number];

interface Side {
  /** Returns the milliseconds that one call takes. */
  time: (call: Call) => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts an instance with this many attempts in its database, of which 500 belong to one learner. */
async function openSide(attempts: number): Promise<Side> {
  const { url, dataDir, stop } = await startInstance();
  const member = await register(url);
  await withDatabase(dataDir, async (owner) => {
    await makeHistories(owner, { attempts, learners: attempts / ATTEMPTS_OF_ONE });
    await giveHistory(owner, decodeJwt(member.accessToken).sub ?? '');
    await owner.query('VACUUM (ANALYZE)');
  });
  const room = await openClassTest(url);
  for (const student of room.students) await startTest(url, student, room.testId);
  const nextBody = await openPapers(url, member.accessToken, 4);
  const calls: Record<Call, () => Promise<unknown>> = {
    statistics: () => ask(url, member.accessToken, '/api/statistics/user'),
    today: () => ask(url, member.accessToken, '/api/plan'),
    'class board': () => ask(url, room.token, room.boardPath),
    answer: () => ask(url, member.accessToken, '/api/test/answer', JSON.parse(nextBody())),
  };
  const time = async (call: Call) => {
    const startedAt = performance.now();
    await calls[call]();
    return performance.now() - startedAt;
  };
  return { time, stop };
}

/** Compares the same calls on databases with ten million and with one million answers. */
export const growth: LoneMeasure = {
  name: 'growth',
  async runAlone() {
    const few = await openSide(FEW_ATTEMPTS);
    const many = await openSide(MANY_ATTEMPTS).catch(async (error: unknown) => {
      await few.stop();
      throw error;
    });
    try {
      const rows: Row[] = [];
      for (const call of CALLS) {
        for (let round = 0; round < WARMING_ROUNDS; round += 1) await Promise.all([few.time(call), many.time(call)]);
        const compared = await sideBySide(
          () => many.time(call),
          () => few.time(call),
          ROUNDS,
        );
        rows.push({
          ...comparedRow(compared, {
            what: `${call}, 10,000,000 answers`,
            floor: '1,000,000',
            bar: BAR,
            write: milliseconds,
          }),
          // Leaves out the ratios of single rounds, because a round is one request here and the times of single
          // requests vary.
          ratios: [],
        });
      }
      return rows;
    } finally {
      await few.stop();
      await many.stop();
    }
  },
};
