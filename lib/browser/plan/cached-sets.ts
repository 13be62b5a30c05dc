import { call } from '@/lib/browser/api/call';
import { withTimeout } from '@/lib/browser/api/waits';
import { findSetQuestions, keepOnlySets, keepSetQuestions } from '@/lib/browser/offline/question-cache';
import type { PlanView } from '@/lib/plan/contract';
import { listSetQuestions } from '@/lib/plan/endpoints';

/**
 * Stores the questions of today's unfinished sets, and deletes those of other sets. Rejects if the network is lost or
 * the browser stores nothing.
 */
export async function cacheSets(plan: PlanView): Promise<void> {
  const open = plan.today.sets.filter(({ isDone }) => !isDone);
  await keepOnlySets(open.map(({ id }) => id));
  for (const { id, openQuestionIds } of open) {
    const here = new Set((await findSetQuestions(id))?.map((question) => question.id));
    if (openQuestionIds.every((questionId) => here.has(questionId))) continue;
    await keepSetQuestions(id, await call(listSetQuestions, { params: { id } }));
  }
}

/**
 * Milliseconds to wait for the server if a copy is stored on this device, because a button must respond soon even on a
 * weak signal.
 */
const TIMEOUT_MS = 4_000;

/**
 * Returns the questions of a set from the server, or the copy on this device if the request fails. Throws `CallError`
 * if there is no copy either.
 */
export async function drawSet(setId: string) {
  const cached = await findSetQuestions(setId).catch(() => undefined);
  const draw = (options = {}) => call(listSetQuestions, { params: { id: setId } }, options);
  try {
    const drawn = await (cached ? withTimeout(TIMEOUT_MS, (signal) => draw({ attempts: 1, signal })) : draw());
    void keepSetQuestions(setId, drawn).catch(() => undefined);
    return drawn;
  } catch (error) {
    if (!cached) throw error;
    console.info('The set stored on this device is used:', error);
    return cached;
  }
}
