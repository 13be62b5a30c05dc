import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentage } from '@/lib/attempts/rules';
import { log } from '@/lib/log';
import { creditsOf, judgeFair } from './rules';
import * as store from './store';

interface Work {
  attemptIds: string[];
  questionIds: number[];
  /** Of this correction alone; null: of every one that touches the questions. */
  tellOf: number | null;
}

/** Brings completed attempts, which the transaction has locked, in line with the corrections of these questions. */
async function settle(tx: store.Transaction, { attemptIds, questionIds, tellOf }: Work): Promise<void> {
  const [rulings, wordings] = [await store.listRulings(tx, questionIds), await store.listWordings(tx, questionIds)];
  const rulingsOf = (questionId: number) => rulings.filter((ruling) => ruling.questionId === questionId);
  const credits = questionIds.flatMap((id) =>
    creditsOf(
      wordings.filter(({ questionId }) => questionId === id),
      rulingsOf(id),
    ),
  );
  const changed = await store.mark(tx, { attemptIds, questionIds }, credits);
  if (changed.length > 0) {
    await saveScores(tx, [...new Set(changed.map(({ attemptId }) => attemptId))]);
    await store.recountLearned(tx, changed);
  }
  const told = rulings.filter(({ isInForce, correctionId }) => isInForce && (tellOf ?? correctionId) === correctionId);
  const notices = told.flatMap(({ correctionId, questionId, from, until }) =>
    wordings
      .filter((one) => one.questionId === questionId && one.revision >= from && one.revision <= until)
      .map(({ id }) => ({ correctionId, revisionId: id })),
  );
  await store.addNotices(tx, attemptIds, notices);
}

async function saveScores(tx: store.Transaction, attemptIds: string[]): Promise<void> {
  const rows = await store.listScores(tx, attemptIds);
  const sections: store.FairSection[] = [];
  const scores = rows.map((row): store.FairScore => {
    const { attemptId, isTouched } = row;
    const { successful, passedSectionIds } = judgeFair(row, row.sections);
    const sum = (field: 'total' | 'answered' | 'correct') => row.sections.reduce((all, one) => all + one[field], 0);
    const told = <T>(value: T): T | null => (isTouched ? value : null);
    for (const { sectionId, total, answered, correct } of row.sections) {
      const counts = { total: told(total), answered: told(answered), correct: told(correct) };
      sections.push({ attemptId, sectionId, ...counts, passed: told(passedSectionIds.includes(sectionId)) });
    }
    return {
      ...{ attemptId, total: told(sum('total')), answered: told(sum('answered')), correct: told(sum('correct')) },
      percentage: told(percentage(sum('correct'), sum('answered'))),
      successful: told(successful),
    };
  });
  await store.saveScores(tx, scores, sections);
}

/** Counts corrections in where a test is finished whose paper asks what was wrong. The transaction has locked and completed it. */
export const settleFinished = (tx: store.Transaction, attemptId: string, questionIds: number[]): Promise<void> =>
  settle(tx, { attemptIds: [attemptId], questionIds, tellOf: null });

/** Attempts that are locked at a time: an answer waits for no longer than a batch takes. */
const BATCH = 500;

/** Answers whether there is more to do. */
const settleBatch = (correctionId: number): Promise<boolean> =>
  store.inTransaction(async (tx) => {
    const claimed = await store.claim(tx, correctionId);
    if (!claimed) return false;
    const attemptIds = await store.lockNext(tx, claimed, BATCH);
    const last = attemptIds.at(-1) ?? null;
    if (last !== null) {
      await settle(tx, { attemptIds, questionIds: [claimed.questionId], tellOf: correctionId });
      if (claimed.isTakenBack) await store.removeNotices(tx, correctionId, attemptIds);
    }
    await store.noteSettled(tx, correctionId, last);
    return last !== null;
  });

/**
 * Regular work: brings every result that a correction touches up to date, a batch a transaction. Killed at any moment, it goes on
 * behind the last batch that was committed. Between batches learners have the database to themselves for as long as one took.
 */
export async function settleCorrections(): Promise<void> {
  for (const id of await store.listUnsettled()) {
    const beganAt = performance.now();
    for (let isMore = true; isMore; ) {
      const batchAt = performance.now();
      isMore = await settleBatch(id);
      if (isMore) await sleep(performance.now() - batchAt);
    }
    log.info('correction settled', { correction: id, ms: Math.round(performance.now() - beganAt) });
  }
}
