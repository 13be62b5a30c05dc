import 'server-only';
import type { AssignmentId, QuestionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { hasLost } from './rules';
import { type AssignmentTerms, refillPaper } from './terms-store';

/**
 * Returns the student's questions, with withdrawn questions replaced; null if no questions have been drawn. Throws
 * `CONFLICT` for an exam if a withdrawn question cannot be replaced, because an exam must ask all its questions.
 */
export async function findPaper(
  id: AssignmentId,
  userId: UserId,
  terms: AssignmentTerms,
): Promise<QuestionId[] | null> {
  const { bound } = terms;
  if (!bound) return null;
  if (!hasLost({ ...terms, bound })) return terms.paper;
  const paper = await refillPaper({ id, userId });
  if (terms.testType === 'exam' && hasLost({ ...terms, bound, paper })) {
    throw new Problem(
      'CONFLICT',
      'A question of this exam was withdrawn, and no other question can replace it. Ask your instructor for another test.',
    );
  }
  return paper;
}
