import 'server-only';
import { hasLost } from '@/lib/classes/assignments/rules';
import type { AssignmentId, QuestionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import * as store from './store';

export type Binding = store.Binding;

/** Finds an assignment's terms for a user; null for one who is not in its class. */
export const findBinding = (id: AssignmentId, userId: UserId): Promise<Binding | null> => store.findBinding(id, userId);

/** Serializes the starts of one student at one test, so that no more of them count than allowed. */
export const { turnAt } = store;

/** Draws questions of these sections like an exam's paper. */
export const drawPaper = (draw: store.PaperDraw): Promise<QuestionId[]> => store.drawPaper(draw);

/** Stores a paper. Simultaneous draws agree on the first. Returns the stored paper. */
export const keepPaper = (id: AssignmentId, userId: UserId, paper: QuestionId[]): Promise<QuestionId[]> =>
  store.keepPaper(id, userId, paper);

/** Returns the current questions of the paper that is the same for all. */
export const refillPaper = (id: AssignmentId): Promise<QuestionId[]> => store.refillPaper({ id, userId: null });

/**
 * Returns this student's paper with another question in place of each withdrawn one; null while none is drawn. Throws
 * `CONFLICT` for an exam that has lost a question without a replacement: it is passed only as a whole.
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
