import { call } from '@/lib/browser/api/call';
import { withPatience } from '@/lib/browser/api/patience';
import { findSetQuestions, keepOnlySets, keepSetQuestions } from '@/lib/browser/offline/question-cache';
import type { PlanView } from '@/lib/plan/contract';
import { listSetQuestions } from '@/lib/plan/endpoints';

/** Puts by the questions of today's sets that are not here yet. Rejects where the network goes away or the browser keeps nothing. */
export async function keepSetsForOffline(plan: PlanView): Promise<void> {
  const open = plan.today.sets.filter(({ isDone }) => !isDone);
  await keepOnlySets(open.map(({ id }) => id));
  for (const { id, openQuestionIds } of open) {
    const here = new Set((await findSetQuestions(id))?.map((question) => question.id));
    if (openQuestionIds.every((questionId) => here.has(questionId))) continue;
    await keepSetQuestions(id, await call(listSetQuestions, { params: { id } }));
  }
}

/** How long a kept set waits for the server's: with one bar of signal nobody stands before a button that does nothing. */
const PATIENCE_MS = 4_000;

/** The questions of a set: from the server, else as they were kept here. Throws `CallError` where there are neither. */
export async function drawSet(setId: string) {
  const kept = await findSetQuestions(setId).catch(() => undefined);
  const draw = (options = {}) => call(listSetQuestions, { params: { id: setId } }, options);
  try {
    const drawn = await (kept ? withPatience(PATIENCE_MS, (signal) => draw({ attempts: 1, signal })) : draw());
    void keepSetQuestions(setId, drawn).catch(() => undefined);
    return drawn;
  } catch (error) {
    if (!kept) throw error;
    console.info('The set is taken as it was kept on this device:', error);
    return kept;
  }
}
