import { perProcess } from '@/lib/kernel/per-process';
import 'server-only';
import { audited } from '@/lib/audit/service';
import type { AdminQuestionView } from '@/lib/bank/editing/contract';
import { getQuestion, listQuestionsByIds } from '@/lib/bank/editing/service';
import { searchSimilarPairs } from '@/lib/bank/similarity/service';
import { Problem } from '@/lib/kernel/problem';
import { LOWEST_THRESHOLD } from './contract';
import { keptApart } from './rules';
import * as store from './store';

/** The most pairs in one answer: more than an admin works through at an attempt. */
const MAX_PAIRS = 200;

interface Pair {
  firstId: number;
  secondId: number;
  similarity: number;
}

/** One search serves everybody until a question is added, reworded or archived, on this instance or another. */
export const lastSearch = perProcess(
  'duplicates',
  (): { wording: string; pairs: Promise<Pair[]> } | undefined => undefined,
);

/** The most similar pairs of the bank as it is now, down to the lowest threshold that can be asked for. */
async function searchBank(): Promise<Pair[]> {
  const questions = await store.listTexts();
  const found = await searchSimilarPairs({
    texts: questions.map(({ text }) => text),
    threshold: LOWEST_THRESHOLD,
    limit: MAX_PAIRS,
    apart: keptApart(questions),
  });
  return found.flatMap(({ first, second, similarity }) => {
    const [one, other] = [questions[first], questions[second]];
    return one && other ? [{ firstId: one.id, secondId: other.id, similarity }] : [];
  });
}

/** One search at a time: while one runs for an older wording, the next waits for its end. */
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
  // Do not keep a failure, nor a bank that changed before its texts were read.
  pairs.then(store.findWording).then((now) => (now === wording ? undefined : forget()), forget);
  return pairs;
}

/** Pairs of questions, drafts among them, that are alike, the most similar first; by the finder that also checks the bank's files. */
export async function findDuplicates(
  threshold: number,
): Promise<{ duplicates: { similarity: number; first: AdminQuestionView; second: AdminQuestionView }[] }> {
  // The list is sorted by similarity, so the pairs that reach this threshold are its beginning.
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
  return getQuestion(id);
}
