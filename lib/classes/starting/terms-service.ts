import 'server-only';
import { hasLost } from '@/lib/classes/assignments/rules';
import type { AssignmentId, QuestionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import * as store from './terms-store';

export type Binding = store.Binding;

/** Finds the terms of an assignment for a user; null when the user is not in its class. */
export const findBinding = (id: AssignmentId, userId: UserId): Promise<Binding | null> => store.findBinding(id, userId);

/** Makes starts of one student at one test run one after another, so that no more of them count than allowed. */
export const { turnAt } = store;

/** Draws questions of these sections by the rules of an exam. */
export const drawPaper = (draw: store.PaperDraw): Promise<QuestionId[]> => store.drawPaper(draw);

/** Stores a paper and returns the stored one. The first of simultaneous draws wins. */
export const keepPaper = (id: AssignmentId, userId: UserId, paper: QuestionId[]): Promise<QuestionId[]> =>
  store.keepPaper(id, userId, paper);

/** Returns the current questions of a shared paper, with withdrawn ones replaced. */
export const refillPaper = (id: AssignmentId): Promise<QuestionId[]> => store.refillPaper({ id, userId: null });

/**
 * Returns this student's paper with withdrawn questions replaced; null if none has been drawn. Throws `CONFLICT` for an
 * exam that lost a question without a replacement, because an exam needs all its questions to be passed.
 */
export async function findPaper(id: AssignmentId, userId: UserId, binding: Binding): Promise<QuestionId[] | null> {
  const { bound } = binding;
  if (!bound) return null;
  if (!hasLost({ ...binding, bound })) return binding.paper;
  const paper = await store.refillPaper({ id, userId });
  if (binding.testType === 'exam' && hasLost({ ...binding, bound, paper })) {
    throw new Problem(
      'CONFLICT',
      'A question of this exam was withdrawn, and there is no other one in its place. Ask your instructor for another test.',
    );
  }
  return paper;
}
