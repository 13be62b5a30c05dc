import 'server-only';
import { isFree } from '@/lib/attempts/answer-keys/policy';
import { withholdForDraw } from '@/lib/attempts/answer-keys/service';
import type { TranslationView } from '@/lib/bank/translations/contract';
import type { Language } from '@/lib/bank/translations/rules';
import { findTranslation, type TranslationRow } from '@/lib/bank/translations/service';
import { toQuestionId, type UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';

interface Asked {
  /** Null for a visitor, who may see only mock questions. */
  userId: UserId | null;
  id: number;
  revision: number;
  language: Language;
}

/**
 * Returns a question in another language. Reasons and explanation are left out while the question is on an open exam of
 * the caller. Throws `NOT_FOUND` without a translation of this wording.
 */
export async function getTranslation({ userId, ...asked }: Asked): Promise<TranslationView> {
  const row = await findTranslation(asked);
  if (!row || (userId === null && !row.isForMockTest)) {
    throw new Problem('NOT_FOUND', 'This question is not translated yet');
  }
  const seesKey = userId === null || isFree(toQuestionId(asked.id), await withholdForDraw(userId));
  return viewTranslation(asked.id, row, seesKey);
}

const viewTranslation = (id: number, row: TranslationRow, seesKey: boolean): TranslationView => ({
  id,
  revision: row.revision,
  text: row.text,
  ...(row.picture ? { picture: row.picture } : {}),
  ...(seesKey ? { explanation: row.explanation } : {}),
  answers: row.answers.map(({ id: answerId, text, why }) => ({ id: answerId, text, ...(seesKey ? { why } : {}) })),
});
