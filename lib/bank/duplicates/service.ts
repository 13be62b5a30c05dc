import 'server-only';
import type { AdminQuestionView } from '@/lib/bank/contract';
import { listQuestionsByIds } from '@/lib/bank/editing/service';
import { findSimilarPairs } from '@/lib/bank/similarity';
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
