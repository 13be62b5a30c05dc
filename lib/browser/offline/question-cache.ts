import { clear, delMany, get, keys, set, update } from 'idb-keyval';
import type { QuestionView } from '@/lib/bank/contract';
import { shuffle } from '@/lib/kernel/random';

/**
 * Questions that this device has loaded, for practice without a network: by section, and by the sets of today's plan.
 */

interface Kept {
  question: QuestionView;
  /** The last draw from here or from the server; milliseconds since 1970. */
  drawnAt: number;
}

/** Four tests of ten, at about 2 kB a question. */
const MOST = 60;
/** The number below which more are fetched in the background. */
export const ENOUGH = 40;

const keyOf = (sectionId: number) => `questions:${sectionId}`;

/** Stores questions. `isDrawn`: they are shown now, so others come first next time. Returns how many are stored. */
export async function keepQuestions(
  sectionId: number,
  questions: readonly QuestionView[],
  { isDrawn }: { isDrawn: boolean },
): Promise<number> {
  const now = Date.now();
  let count = 0;
  await update<Kept[]>(keyOf(sectionId), (before = []) => {
    const kept = new Map(before.map((one) => [one.question.id, one]));
    for (const question of questions) {
      const drawnAt = isDrawn ? now : (kept.get(question.id)?.drawnAt ?? 0);
      kept.set(question.id, { question, drawnAt });
    }
    // The least recently shown are dropped; the newest wording of each stays.
    const all = [...kept.values()].sort((one, other) => one.drawnAt - other.drawnAt).slice(0, MOST);
    count = all.length;
    return all;
  });
  return count;
}

interface DrawnFromCache {
  limit: number;
  topic?: string | undefined;
  isDeeper?: boolean;
  skipsBeyond?: boolean;
}

/**
 * Draws up to `limit` questions: new ones first, then the least recently shown; deeper ones before the rest on demand.
 * Empty when nothing is stored.
 */
export async function drawCachedQuestions(
  sectionId: number,
  { limit, topic, isDeeper = false, skipsBeyond = false }: DrawnFromCache,
): Promise<QuestionView[]> {
  const kept = (await get<Kept[]>(keyOf(sectionId))) ?? [];
  const drawn = shuffle(kept, Math.random)
    .filter(({ question }) => topic === undefined || question.topic === topic)
    .filter(({ question }) => !skipsBeyond || question.tier !== 'beyond')
    .sort((one, other) => one.drawnAt - other.drawnAt)
    .sort((one, other) => (isDeeper ? depthOf(other) - depthOf(one) : 0))
    .slice(0, limit)
    .map(({ question }) => question);
  await keepQuestions(sectionId, drawn, { isDrawn: true });
  return drawn;
}

const depthOf = ({ question }: Kept): number => (question.tier === 'exam' ? 0 : 1);

/** Drops questions whose key must not be available here; they are fetched again when it may be shown. */
export async function dropCachedQuestions(questions: readonly Pick<QuestionView, 'id' | 'sectionId'>[]): Promise<void> {
  const ids = new Set(questions.map((question) => question.id));
  for (const sectionId of new Set(questions.map((question) => question.sectionId))) {
    await update<Kept[]>(keyOf(sectionId), (kept = []) => kept.filter(({ question }) => !ids.has(question.id)));
  }
  for (const key of await listSetKeys()) {
    await update<QuestionView[]>(key, (kept = []) => kept.filter((question) => !ids.has(question.id)));
  }
}

const SET_PREFIX = 'set:';
const setKeyOf = (setId: string) => SET_PREFIX + setId;
const listSetKeys = async (): Promise<string[]> =>
  (await keys()).filter((key): key is string => typeof key === 'string' && key.startsWith(SET_PREFIX));

/** Stores the questions of one of today's sets, in its order. */
export const keepSetQuestions = (setId: string, questions: readonly QuestionView[]): Promise<void> =>
  set(setKeyOf(setId), questions);

/** Returns undefined when the set was never stored here. */
export const findSetQuestions = (setId: string): Promise<QuestionView[] | undefined> => get(setKeyOf(setId));

/** Removes sets of other days. */
export async function keepOnlySets(setIds: readonly string[]): Promise<void> {
  const kept = new Set(setIds.map(setKeyOf));
  await delMany((await listSetKeys()).filter((key) => !kept.has(key)));
}

/** Clears the questions and the plan, which reveal what a learner has practiced here. */
export const clearQuestionCache = async (): Promise<void> => clear();
