import 'server-only';
import { isFree } from '@/lib/attempts/answer-keys/policy';
import { withholdForDraw } from '@/lib/attempts/answer-keys/service';
import type { TranslationView } from '@/lib/bank/translations/contract';
import { referenceInSpanish } from '@/lib/bank/translations/reference-rules';
import type { Language } from '@/lib/bank/translations/rules';
import { listTranslated, type TranslationRow } from '@/lib/bank/translations/service';
import { toQuestionId, type UserId } from '@/lib/kernel/ids';

interface Asked {
  /** Null for a visitor, who may see only mock questions. */
  userId: UserId | null;
  language: Language;
  questions: readonly { id: number; revision: number }[];
}

/**
 * Returns questions in another language. Leaves out questions without a translation of the requested revision. Leaves
 * out reasons and explanation while the question is on an open exam of the caller.
 */
export async function listTranslations({ userId, language, questions }: Asked): Promise<TranslationView[]> {
  const rows = await listTranslated(language, questions);
  if (userId === null)
    return rows.filter(({ isForMockTest }) => isForMockTest).map((row) => viewTranslation(row, true));
  const withheld = await withholdForDraw(userId);
  return rows.map((row) => viewTranslation(row, isFree(toQuestionId(row.id), withheld)));
}

const viewTranslation = (row: TranslationRow, seesKey: boolean): TranslationView => ({
  id: row.id,
  revision: row.revision,
  text: row.text,
  ...(row.picture ? { picture: row.picture } : {}),
  ...(seesKey ? { explanation: row.explanation, reference: referenceInSpanish(row.reference) } : {}),
  answers: row.answers.map(({ id, text, why }) => ({ id, text, ...(seesKey ? { why } : {}) })),
});
