import 'server-only';
import { withholdForDraw } from '@/lib/attempts/keys/service';
import type { Taught } from '@/lib/classes/rules';
import type { QuestionId, UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import type { CompactAnalysis } from './contract';
import { WEEKS_SHOWN } from './rules';
import * as store from './store';
import { type CountedAttempt, viewGrid, viewLikelyToFail, viewProgress, viewQuestions, viewTopics } from './view';

const WEEK_MS = 7 * DAY_MS;

interface Analyzed {
  taught: Taught;
  /** Those that count in the test, the best one of each student; the rest is of all tests of the class. */
  best: readonly CountedAttempt[];
  /** Every question that has been on the paper of all; null where each student has one. */
  paper: readonly QuestionId[] | null;
  now: Date;
}

/** As one of those who teach the class may see it. */
export async function analyze(viewerId: UserId, { taught, best, paper, now }: Analyzed): Promise<CompactAnalysis> {
  // Before keys are read: an instructor who has an exam open learns nothing of its key here.
  const withheld = await withholdForDraw(viewerId);
  const attemptIds = best.map(({ attemptId }) => attemptId);
  // One after the other: a few instructors at once would otherwise hold every connection of the pool.
  const questions = await store.listQuestions(attemptIds);
  const marks = paper === null ? [] : await store.listMarks(attemptIds, paper);
  const firstAnswers = await store.listFirstAnswers(taught);
  const weeks = await store.listWeeks(taught, new Date(now.getTime() - WEEKS_SHOWN * WEEK_MS));
  return {
    grid: paper && viewGrid(paper, best, marks),
    questions: viewQuestions(questions, withheld),
    topics: viewTopics(questions),
    likelyToFail: viewLikelyToFail(firstAnswers),
    progress: viewProgress(weeks),
  };
}
