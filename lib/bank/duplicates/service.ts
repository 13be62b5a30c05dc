import 'server-only';
import { audited } from '@/lib/audit/service';
import type { AdminQuestionView } from '@/lib/bank/contract';
import { getQuestion, listQuestionsByIds } from '@/lib/bank/editing/service';
import { forgetBank } from '@/lib/bank/service';
import { findSimilarPairs } from '@/lib/bank/similarity';
import { Problem } from '@/lib/kernel/problem';
import * as store from './store';

/** The most pairs in one answer: more than an admin works through at a sitting. */
const MAX_PAIRS = 200;

/** Pairs of published questions that are alike, the likest first; by the finder that also checks the bank's files. */
export async function findDuplicates(
  threshold: number,
): Promise<{ duplicates: { similarity: number; first: AdminQuestionView; second: AdminQuestionView }[] }> {
  const texts = await store.listTexts();
  const pairs = findSimilarPairs(
    texts.map(({ text }) => text),
    threshold,
  )
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, MAX_PAIRS);
  const ids = pairs.flatMap((pair) => [texts[pair.first]?.id ?? 0, texts[pair.second]?.id ?? 0]);
  const questions = new Map((await listQuestionsByIds([...new Set(ids)])).map((question) => [question.id, question]));
  const duplicates = pairs.flatMap((pair) => {
    const first = questions.get(texts[pair.first]?.id ?? 0);
    const second = questions.get(texts[pair.second]?.id ?? 0);
    return first && second ? [{ similarity: pair.similarity, first, second }] : [];
  });
  return { duplicates };
}

/** Keeps one question instead of its duplicates. Throws `NOT_FOUND` when one of them is gone or archived already. */
export async function mergeQuestions(actorId: string, id: number, asked: number[]): Promise<AdminQuestionView> {
  const duplicateIds = [...new Set(asked)].filter((duplicate) => duplicate !== id);
  if (duplicateIds.length === 0) throw new Problem('VALIDATION', 'Choose at least one other question to merge');
  await audited(async (tx, record) => {
    const former = await store.mergeQuestions(tx, id, duplicateIds);
    if (!former) throw new Problem('NOT_FOUND', 'One of these questions is no longer there. Find duplicates again.');
    await record(
      {
        ...{ actorId, action: 'question.merge', subject: `question:${id}` },
        ...{ before: { duplicateIds: [] }, after: { duplicateIds } },
      },
      ...former
        .filter((question) => question.id !== id)
        .map((question) => ({
          ...{ actorId, action: 'question.archive', subject: `question:${question.id}` },
          ...{ before: { state: question.state }, after: { state: 'archived', mergedInto: id } },
        })),
    );
  });
  forgetBank();
  return getQuestion(id);
}
