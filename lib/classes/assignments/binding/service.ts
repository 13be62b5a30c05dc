import 'server-only';
import { hasLost } from '@/lib/classes/assignments/rules';
import type { AssignmentId, QuestionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import * as store from './store';

export type Binding = store.Binding;

/** What an assignment is to a user; null for one who is not in its class. */
export const findBinding = (id: AssignmentId, userId: UserId): Promise<Binding | null> => store.findBinding(id, userId);

/** How a start takes its turn among those of one student at one test, so that no more of them count than there may be. */
export const { turnAt } = store;

/** Questions of these sections, as an exam's paper is drawn. */
export const drawPaper = (draw: store.PaperDraw): Promise<QuestionId[]> => store.drawPaper(draw);

/** Draws that come at once settle on the first. Answers the paper that stands. */
export const keepPaper = (id: AssignmentId, userId: UserId, paper: QuestionId[]): Promise<QuestionId[]> =>
  store.keepPaper(id, userId, paper);

/** The paper that is the same for all, as it is asked now. */
export const refillPaper = (id: AssignmentId): Promise<QuestionId[]> => store.refillPaper({ id, userId: null });

/**
 * This student's paper as it is asked now, with another question in place of each that was withdrawn; null while none is drawn. Throws
 * `CONFLICT` for an exam that has lost a question for which there is no other: it is passed only as a whole.
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
