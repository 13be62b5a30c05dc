import 'server-only';
import { withholdForDraw } from '@/lib/attempts/answer-keys/service';
import type { ClassAccess } from '@/lib/classes/rules';
import type { PlaceId, QuestionId, UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import type { CompactAnalysis } from './contract';
import { WEEKS_SHOWN } from './rules';
import * as store from './store';
import { type CountedAttempt, viewGrid, viewLikelyToFail, viewProgress, viewQuestions, viewTopics } from './view';

const WEEK_MS = 7 * DAY_MS;

interface Analyzed {
  access: ClassAccess;
  /**
   * The best counted attempt of each student in this test. Only the forecast and the progress use all tests of the
   * class.
   */
  best: readonly CountedAttempt[];
  /** Every question that the test has ever had, if all students get the same questions; otherwise null. */
  paper: readonly QuestionId[] | null;
  /** Roster entries in the order in which the page lists the students. */
  order: readonly PlaceId[];
  now: Date;
}

/** Analyzes the results of a test for an instructor of the class. */
export async function analyze(
  viewerId: UserId,
  { access, best, paper, order, now }: Analyzed,
): Promise<CompactAnalysis> {
  // This call comes before the keys are read, so that an instructor's open exam cannot include questions whose keys are
  // shown here.
  const withheld = await withholdForDraw(viewerId);
  const attemptIds = best.map(({ attemptId }) => attemptId);
  // Runs the queries one after another. If they ran in parallel, the requests of a few instructors would hold every
  // database connection.
  const questions = await store.listQuestions(attemptIds);
  const marks = paper === null ? [] : await store.listMarks(attemptIds, paper);
  const firstAnswers = await store.listFirstAnswers(access);
  const weeks = await store.listWeeks(access, new Date(now.getTime() - WEEKS_SHOWN * WEEK_MS));
  return {
    grid: paper && viewGrid(paper, best, marks),
    questions: viewQuestions(questions, withheld),
    topics: viewTopics(questions),
    likelyToFail: viewLikelyToFail(firstAnswers),
    progress: viewProgress(weeks, order),
  };
}
