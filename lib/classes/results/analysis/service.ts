import 'server-only';
import { withholdForDraw } from '@/lib/attempts/keys/service';
import type { Taught } from '@/lib/classes/rules';
import type { ClassAnalysis } from './contract';
import { WEEKS_SHOWN } from './rules';
import * as store from './store';
import { viewLikelyToFail, viewProgress, viewQuestions, viewTopics } from './view';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** `attemptIds`: those that count in the test, the best one of each student; the rest is of all tests of the class. */
export async function analyze(taught: Taught, attemptIds: readonly string[], now: Date): Promise<ClassAnalysis> {
  // Before keys are read: an instructor who has an exam open learns nothing of its key here.
  const withheld = await withholdForDraw(taught.ownerId);
  const [questions, firstAnswers, weeks] = await Promise.all([
    store.listQuestions(attemptIds),
    store.listFirstAnswers(taught),
    store.listWeeks(taught, new Date(now.getTime() - WEEKS_SHOWN * WEEK_MS)),
  ]);
  return {
    questions: viewQuestions(questions, withheld),
    topics: viewTopics(questions),
    likelyToFail: viewLikelyToFail(firstAnswers),
    progress: viewProgress(weeks),
  };
}
