import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseTrouble } from '@/lib/db/outage';
import { log } from '@/lib/log';
import * as progress from './progress-store';
import { type Credit, creditsOf, FIRST_BATCH, fewer, nextBatch, REST } from './rules';
import * as store from './store';

interface Ruled {
  credits: Credit[];
  notices: store.Notice[];
}

/**
 * Returns the credits that follow from the corrections of these questions. Also lists the corrections to report to
 * learners: only the correction `tellOf`, or all corrections if `tellOf` is null.
 */
async function readRulings(
  tx: store.Transaction,
  questionIds: readonly number[],
  tellOf: number | null,
): Promise<Ruled> {
  const [rulings, wordings] = [await store.listRulings(tx, questionIds), await store.listWordings(tx, questionIds)];
  const credits = questionIds.flatMap((id) =>
    creditsOf(
      wordings.filter(({ questionId }) => questionId === id),
      rulings.filter(({ questionId }) => questionId === id),
    ),
  );
  const told = rulings.filter(({ isInForce, correctionId }) => isInForce && (tellOf ?? correctionId) === correctionId);
  const notices = told.flatMap(({ correctionId, questionId, from, until }) =>
    wordings
      .filter((one) => one.questionId === questionId && one.revision >= from && one.revision <= until)
      .map(({ id }) => ({ correctionId, revisionId: id })),
  );
  return { credits, notices };
}

interface Finished {
  id: string;
  userId: string;
}

/**
 * Applies corrections to a test that is being finished and contains a corrected question. The caller's transaction must
 * already have locked and completed the attempt.
 */
export async function settleFinished(
  tx: store.Transaction,
  { id: attemptId, userId }: Finished,
  questionIds: number[],
): Promise<void> {
  const changed = await store.mark(tx, { attemptId, questionIds }, await readRulings(tx, questionIds, null));
  if (changed > 0) await store.recount(tx, { userId, questionIds }, []);
}

/**
 * Counts the learning record of an account again after another account was merged into it. Runs in the transaction of
 * the merge, because the job may be counting both accounts at that moment.
 */
export async function recountCorrected(tx: store.Transaction, userId: string): Promise<void> {
  const questionIds = await store.listCorrected(tx, userId);
  if (questionIds.length > 0) await store.recount(tx, { userId, questionIds }, []);
}

/**
 * Applies a correction to the responses in the next batch of attempts, and scores these attempts again. Returns false
 * if no attempts are left.
 */
async function markNext(
  tx: store.Transaction,
  correctionId: number,
  claimed: progress.Claimed,
  size: number,
): Promise<boolean> {
  const { questionId, markedUntil: after, isTakenBack } = claimed;
  const until = await progress.lockAttempts(tx, claimed, size);
  if (until === null) {
    await progress.noteMarked(tx, correctionId);
    return false;
  }
  const batch = { questionId, after, until };
  const { credits, notices } = await readRulings(tx, [questionId], correctionId);
  await store.mark(tx, batch, { credits, notices: [] });
  if (notices.length > 0) await store.tellOpenBook(tx, batch, notices);
  if (isTakenBack) await store.removeNotices(tx, correctionId, batch);
  await progress.noteProgress(tx, correctionId, { markedUntil: until });
  return true;
}

/**
 * Counts the learning records of the next batch of learners again. Counts each learner once, even if several of the
 * learner's attempts changed.
 */
async function countNext(
  tx: store.Transaction,
  correctionId: number,
  { questionId, isTakenBack, after }: Pick<progress.Claimed, 'questionId' | 'isTakenBack'> & { after: string },
  size: number,
): Promise<boolean> {
  const until = await progress.findLearners(tx, questionId, after, size);
  if (until !== null) {
    const { notices } = await readRulings(tx, [questionId], correctionId);
    await store.recount(tx, { questionId, after, until, isTakenBack }, notices);
  }
  await progress.noteProgress(tx, correctionId, until === null ? 'done' : { countedUntil: until });
  return until !== null;
}

type Round = 'marking' | 'marked' | 'counting';

/**
 * Processes one batch of a correction. Returns the phase to which the batch belonged; null when the correction is
 * finished.
 */
const settleBatch = (correctionId: number, size: number): Promise<Round | null> =>
  progress.inTransaction(async (tx) => {
    const claimed = await progress.claim(tx, correctionId);
    if (!claimed) return null;
    const { countedUntil } = claimed;
    if (countedUntil === null) {
      return (await markNext(tx, correctionId, claimed, size)) ? 'marking' : 'marked';
    }
    return (await countNext(tx, correctionId, { ...claimed, after: countedUntil }, size)) ? 'counting' : null;
  });

/**
 * Milliseconds between two messages that make the processes reload their cached marks. A cached mark may be out of date
 * for that long.
 */
const INVALIDATED_EVERY_MS = 5_000;

/** Amount of work that the job has done: batches and milliseconds, without pauses. */
interface Worked {
  batches: number;
  ms: number;
}

/**
 * Scheduled job: updates every result that a correction changes, one batch per transaction. If the job is killed, its
 * next run continues after the last committed batch. It pauses between batches, so that learners' requests are not
 * delayed.
 */
export async function settleCorrections(): Promise<Worked> {
  const worked: Worked = { batches: 0, ms: 0 };
  for (const id of await progress.listUnsettled()) {
    const beganAt = performance.now();
    try {
      await settleCorrection(id, worked);
    } finally {
      progress.invalidateMarks();
    }
    log.info('correction settled', { correction: id, ms: Math.round(performance.now() - beganAt) });
  }
  return worked;
}

async function settleCorrection(id: number, worked: Worked): Promise<void> {
  let size = FIRST_BATCH;
  let invalidatedAt = performance.now();
  for (let last: Round | null = 'marking'; last; ) {
    const batchAt = performance.now();
    const round = await settleBatch(id, size).catch((error: unknown) => {
      const less = databaseTrouble(error) === 'busy' ? fewer(size) : null;
      if (less === null) throw error;
      log.warn('correction not settled with so many at once', { correction: id, size, error });
      size = less;
      return 'failed' as const;
    });
    if (round === 'failed') continue;
    const ms = performance.now() - batchAt;
    worked.batches += 1;
    worked.ms += ms;
    if (batchAt - invalidatedAt > INVALIDATED_EVERY_MS) {
      progress.invalidateMarks();
      invalidatedAt = batchAt;
    }
    // The second phase starts with a small batch again, because counting a learner takes longer than marking an
    // attempt.
    size = round === last ? nextBatch(size, ms) : FIRST_BATCH;
    if (round) await sleep(ms * REST);
    last = round;
  }
}
