import 'server-only';
import { audited } from '@/lib/audit/service';
import type { AdminQuestionView } from '@/lib/bank/editing/contract';
import { getQuestion, listQuestionsByIds } from '@/lib/bank/editing/service';
import { searchSimilarPairs } from '@/lib/bank/similarity/service';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { LOWEST_THRESHOLD } from './contract';
import { exclusionsOf } from './rules';
import * as store from './store';

/** Maximum number of pairs in one response. An admin handles fewer in one session. */
const MAX_PAIRS = 200;

interface Pair {
  firstId: number;
  secondId: number;
  similarity: number;
}

/** The last search. All users share it until a question is added, reworded or archived on any instance. */
export const lastSearch = perProcess(
  'duplicates',
  (): { wording: string; pairs: Promise<Pair[]> } | undefined => undefined,
);

/** Finds the most similar pairs among the questions that are not archived, down to the lowest allowed threshold. */
async function searchBank(): Promise<Pair[]> {
  const questions = await store.listTexts();
  const found = await searchSimilarPairs({
    texts: questions.map(({ text }) => text),
    threshold: LOWEST_THRESHOLD,
    limit: MAX_PAIRS,
    apart: exclusionsOf(questions),
  });
  return found.flatMap(({ first, second, similarity }) => {
    const [one, other] = [questions[first], questions[second]];
    return one && other ? [{ firstId: one.id, secondId: other.id, similarity }] : [];
  });
}

/**
 * Returns the cached pairs, or searches for them. Only one search runs at a time: if the questions have changed
 * meanwhile, the new search starts when the running search has ended.
 */
async function recallPairs(): Promise<Pair[]> {
  const wording = await store.findWording();
  const known = lastSearch();
  if (known?.wording === wording) return known.pairs;
  const pairs = Promise.allSettled([known?.pairs]).then(searchBank);
  const kept = { wording, pairs };
  lastSearch.set(kept);
  const forget = () => {
    if (lastSearch() === kept) lastSearch.clear();
  };
  // A failed search is not cached. A result is not cached if a question changed during the search.
  pairs.then(store.findWording).then((now) => (now === wording ? undefined : forget()), forget);
  return pairs;
}

/**
 * Finds pairs of similar questions, including drafts, most similar first. The check of the question bank's files uses
 * the same search.
 */
export async function findDuplicates(
  threshold: number,
): Promise<{ duplicates: { similarity: number; first: AdminQuestionView; second: AdminQuestionView }[] }> {
  // The pairs are sorted by similarity.
  const pairs = (await recallPairs()).filter(({ similarity }) => similarity >= threshold);
  const ids = new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]));
  const questions = new Map((await listQuestionsByIds([...ids])).map((question) => [question.id, question]));
  const duplicates = pairs.flatMap(({ firstId, secondId, similarity }) => {
    const first = questions.get(firstId);
    const second = questions.get(secondId);
    return first && second ? [{ similarity, first, second }] : [];
  });
  return { duplicates };
}

/**
 * Merges duplicates into one question and archives them. Throws `NOT_FOUND` if one of them is missing or already
 * archived.
 */
export async function mergeQuestions(actorId: string, id: number, asked: number[]): Promise<AdminQuestionView> {
  const duplicateIds = [...new Set(asked)].filter((duplicate) => duplicate !== id);
  if (duplicateIds.length === 0) throw new Problem('VALIDATION', 'Choose at least one other question to merge');
  await audited(async (tx, record) => {
    const former = await store.mergeQuestions(tx, id, duplicateIds);
    if (!former) throw new Problem('NOT_FOUND', 'One of these questions is no longer there. Find duplicates again.');
    await record(
      {
        actorId,
        action: 'question.merge',
        subject: `question:${id}`,
        before: { duplicateIds: [] },
        after: { duplicateIds },
      },
      ...former
        .filter((question) => question.id !== id)
        .map((question) => ({
          actorId,
          action: 'question.archive',
          subject: `question:${question.id}`,
          before: { state: question.state },
          after: { state: 'archived', mergedInto: id },
        })),
    );
  });
  return getQuestion(id);
}
