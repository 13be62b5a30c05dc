import 'server-only';
import { withholdForDraw } from '@/lib/attempts/keys/service';
import type { Taught } from '@/lib/classes/rules';
import type { PlaceId, QuestionId, UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import type { CompactAnalysis } from './contract';
import { WEEKS_SHOWN } from './rules';
import * as store from './store';
import { type CountedAttempt, viewGrid, viewLikelyToFail, viewProgress, viewQuestions, viewTopics } from './view';

const WEEK_MS = 7 * DAY_MS;

interface Analyzed {
  taught: Taught;
  /** Counted attempts at the test, the best one of each student; the rest covers all tests of the class. */
  best: readonly CountedAttempt[];
  /** Every question that has been on everybody's paper; null when each student has one. */
  paper: readonly QuestionId[] | null;
  /** Students in the order in which they are listed. */
  order: readonly PlaceId[];
  now: Date;
}

/** Returns the analysis for an instructor of the class. */
export async function analyze(
  viewerId: UserId,
  { taught, best, paper, order, now }: Analyzed,
): Promise<CompactAnalysis> {
  // Called before keys are read: an instructor with an open exam learns nothing of its key here.
  const withheld = await withholdForDraw(viewerId);
  const attemptIds = best.map(({ attemptId }) => attemptId);
  // Queries run one after the other, because a few instructors at once would otherwise hold every connection of the
  // pool.
  const questions = await store.listQuestions(attemptIds);
  const marks = paper === null ? [] : await store.listMarks(attemptIds, paper);
  const firstAnswers = await store.listFirstAnswers(taught);
  const weeks = await store.listWeeks(taught, new Date(now.getTime() - WEEKS_SHOWN * WEEK_MS));
  return {
    grid: paper && viewGrid(paper, best, marks),
    questions: viewQuestions(questions, withheld),
    topics: viewTopics(questions),
    likelyToFail: viewLikelyToFail(firstAnswers),
    progress: viewProgress(weeks, order),
  };
}
