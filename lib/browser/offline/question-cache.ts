import { clear, delMany, get, keys, set, update } from 'idb-keyval';
import type { QuestionView } from '@/lib/bank/contract';
import { shuffle } from '@/lib/kernel/random';

/**
 * A question stored on this device for practice without a network. Questions are stored by section, and by set of
 * today's plan.
 */

interface CachedQuestion {
  question: QuestionView;
  /** When the question was last drawn, from this cache or from the server; milliseconds since 1970. 0 if never. */
  drawnAt: number;
}

/** The maximum number of questions per section: six tests of ten, at about 2 kB a question. */
const MOST = 60;
/** If fewer questions of a section are stored, more are fetched in the background. */
export const ENOUGH = 40;

const keyOf = (sectionId: number) => `questions:${sectionId}`;

/**
 * Stores questions of a section and returns the number of stored questions. `isDrawn`: true if the page is showing
 * these questions, so that other questions are drawn first next time.
 */
export async function keepQuestions(
  sectionId: number,
  questions: readonly QuestionView[],
  { isDrawn }: { isDrawn: boolean },
): Promise<number> {
  const now = Date.now();
  let count = 0;
  await update<CachedQuestion[]>(keyOf(sectionId), (before = []) => {
    const cached = new Map(before.map((one) => [one.question.id, one]));
    for (const question of questions) {
      const drawnAt = isDrawn ? now : (cached.get(question.id)?.drawnAt ?? 0);
      cached.set(question.id, { question, drawnAt });
    }
    // Drops the most recently drawn questions if there are too many.
    const all = [...cached.values()].sort((one, other) => one.drawnAt - other.drawnAt).slice(0, MOST);
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
 * Draws up to `limit` questions: never drawn ones first, then the least recently drawn. `isDeeper` puts questions of
 * the deeper tier first. Returns an empty array if nothing is stored.
 */
export async function drawCachedQuestions(
  sectionId: number,
  { limit, topic, isDeeper = false, skipsBeyond = false }: DrawnFromCache,
): Promise<QuestionView[]> {
  const cached = (await get<CachedQuestion[]>(keyOf(sectionId))) ?? [];
  const drawn = shuffle(cached, Math.random)
    .filter(({ question }) => topic === undefined || question.topic === topic)
    .filter(({ question }) => !skipsBeyond || question.tier !== 'beyond')
    .sort((one, other) => one.drawnAt - other.drawnAt)
    .sort((one, other) => (isDeeper ? tierRank(other) - tierRank(one) : 0))
    .slice(0, limit)
    .map(({ question }) => question);
  await keepQuestions(sectionId, drawn, { isDrawn: true });
  return drawn;
}

const tierRank = ({ question }: CachedQuestion): number => (question.tier === 'exam' ? 0 : 1);

/**
 * Deletes questions whose right answers must not be on this device now, such as those of an open exam. They are fetched
 * again later.
 */
export async function dropCachedQuestions(questions: readonly Pick<QuestionView, 'id' | 'sectionId'>[]): Promise<void> {
  const ids = new Set(questions.map((question) => question.id));
  for (const sectionId of new Set(questions.map((question) => question.sectionId))) {
    await update<CachedQuestion[]>(keyOf(sectionId), (cached = []) =>
      cached.filter(({ question }) => !ids.has(question.id)),
    );
  }
  for (const key of await listSetKeys()) {
    await update<QuestionView[]>(key, (cached = []) => cached.filter((question) => !ids.has(question.id)));
  }
}

const SET_PREFIX = 'set:';
const setKeyOf = (setId: string) => SET_PREFIX + setId;
const listSetKeys = async (): Promise<string[]> =>
  (await keys()).filter((key): key is string => typeof key === 'string' && key.startsWith(SET_PREFIX));

/** Stores the questions of one of today's sets, in the order of the set. */
export const keepSetQuestions = (setId: string, questions: readonly QuestionView[]): Promise<void> =>
  set(setKeyOf(setId), questions);

/** Finds the questions of a set. Returns undefined if the set is not stored on this device. */
export const findSetQuestions = (setId: string): Promise<QuestionView[] | undefined> => get(setKeyOf(setId));

/** Deletes all stored sets except these. */
export async function keepOnlySets(setIds: readonly string[]): Promise<void> {
  const cached = new Set(setIds.map(setKeyOf));
  await delMany((await listSetKeys()).filter((key) => !cached.has(key)));
}

/** Deletes all stored questions and the stored plan, because they reveal what a learner has practiced. */
export const clearQuestionCache = async (): Promise<void> => clear();
