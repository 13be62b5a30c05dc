import { clear, delMany, get, keys, set, update } from 'idb-keyval';
import type { QuestionView } from '@/lib/bank/contract';
import { shuffle } from '@/lib/kernel/random';

/** Questions that this device has loaded, for practice without network: by section, and by the sets of today's plan. */

interface Kept {
  question: QuestionView;
  /** When it was last drawn from here or from the server; milliseconds since 1970. */
  drawnAt: number;
}

/** Four tests of ten, and not much of a phone's storage: about 2 kB a question. */
const MOST = 60;
/** Below this, more are fetched in the background. */
export const ENOUGH = 40;

const keyOf = (sectionId: number) => `questions:${sectionId}`;

/** `isDrawn`: they are being shown now, so others come first next time. Returns how many are kept. */
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
    // Those shown longest ago were read; the newest wording of each is what stays.
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

/** Up to `limit` questions: those not shown yet first, then those longest not shown; deeper ones before the rest on demand. Empty where nothing was kept. */
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

/** Questions that must not be at hand here with their key: they are fetched again when they may be known. */
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

/** The questions of one of today's sets, in its order. */
export const keepSetQuestions = (setId: string, questions: readonly QuestionView[]): Promise<void> =>
  set(setKeyOf(setId), questions);

/** Undefined where the set was never kept here. */
export const findSetQuestions = (setId: string): Promise<QuestionView[] | undefined> => get(setKeyOf(setId));

/** Sets of other days go. */
export async function keepOnlySets(setIds: readonly string[]): Promise<void> {
  const kept = new Set(setIds.map(setKeyOf));
  await delMany((await listSetKeys()).filter((key) => !kept.has(key)));
}

/** Which questions were kept, and when each was shown, says what a learner has practiced here; so does the plan beside them. */
export const clearQuestionCache = async (): Promise<void> => clear();
