import type { Prisma } from '@/lib/db/generated/client';
import type { UserId } from '@/lib/kernel/ids';
import { NO_FILTERS } from '@/lib/statistics/filter/rules';
import { giveAnswer, type Room, type Waiting } from './room';

/** What is measured, in milliseconds; once for what `turn` counts. */
export interface Call {
  /** In each round. */
  times: number;
  /** Not timed. */
  before?: (room: Room, turn: number) => Promise<void>;
  run: (room: Room, turn: number) => Promise<unknown>;
  /** How many turns the room has for it; none: as many as wanted. */
  most?: (room: Room) => number;
}

const END_OF_TIME_MS = 1e14;

const pick = <T>(all: readonly T[], turn: number): T => {
  const one = all[turn % all.length];
  if (one === undefined) throw new Error('There is nothing to measure with');
  return one;
};

/** Each waits for one answer. */
const take = ({ waiting }: Room): Waiting => {
  const next = waiting.shift();
  if (!next) throw new Error('All questions are answered');
  return next;
};

/** The five statements of the statistics page's two calls, as the service runs them: side by side. */
async function readStatistics(userId: UserId): Promise<void> {
  const store = await import('@/lib/statistics/store');
  const { pool } = await import('@/lib/db/client');
  const from = new Date(Date.now() - 400 * 86_400_000);
  const scope = { userId, from, until: null, filters: NO_FILTERS };
  const page = { page: 0, size: 10, sortBy: 'startedAt', sortDirection: 'desc' } as const;
  const send = ({ text, values }: Prisma.Sql) => pool().query(text, values as unknown[]);
  await Promise.all([store.summaryQuery(scope), store.bestsQuery(scope), store.sectionsQuery(scope)].map(send));
  await Promise.all([store.historyQuery(scope, page), store.countQuery(scope)].map(send));
}

/** All that a learner has ever answered: what the first call of Today on an instance reads. */
async function readHistory(userId: UserId): Promise<void> {
  const { listHistory } = await import('@/lib/plan/meetings/store');
  const { mayTellMarkSql } = await import('@/lib/attempts/keys/service');
  await listHistory(userId, { fromMs: 0, untilMs: END_OF_TIME_MS, mayTellMarkSql: mayTellMarkSql(userId) });
}

async function readToday(userId: UserId): Promise<void> {
  const { getPlan } = await import('@/lib/plan/service');
  await getPlan({ userId, timeZone: null, now: new Date() });
}

/** Learners who are each asked for once. The statistics and the histories are of different ones. */
const unread = ({ unread: all }: Room, turn: number): UserId => pick(all, turn * 37);

export const CALLS: Readonly<Record<string, Call>> = {
  statistics: { times: 10, run: ({ learners }, turn) => readStatistics(pick(learners, turn)) },
  today: { times: 10, run: ({ learners }, turn) => readToday(pick(learners, turn)) },
  'today after an answer': {
    times: 5,
    before: async ({ waiting, learners }, turn) => {
      const userId = pick(learners, turn);
      const place = waiting.findIndex((one) => one.userId === userId);
      for (const one of waiting.splice(place, 1)) await giveAnswer(one);
    },
    run: ({ learners }, turn) => readToday(pick(learners, turn)),
  },
  board: {
    times: 10,
    run: async ({ board }) => (await import('@/lib/classes/board/service')).getBoard(board),
  },
  answer: { times: 40, run: (room) => giveAnswer(take(room)) },
  history: { times: 5, run: ({ learners }, turn) => readHistory(pick(learners, turn)) },
  'statistics of a new account': {
    times: 2,
    run: (room, turn) => readStatistics(unread(room, turn * 2)),
    most: ({ unread: all }) => Math.floor(all.length / 4),
  },
  'history of a new account': {
    times: 2,
    run: (room, turn) => readHistory(unread(room, turn * 2 + 1)),
    most: ({ unread: all }) => Math.floor(all.length / 4),
  },
};
