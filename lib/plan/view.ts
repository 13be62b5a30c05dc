import { SECTIONS } from '@/lib/kernel/exam';
import type { QuestionId } from '@/lib/kernel/ids';
import { SECTION_COUNT_WORD } from '@/lib/kernel/section-facts';
import { listNames } from '@/lib/kernel/words';
import type { PlanBank } from './bank/rules';
import type { SetComposition, StoredSet, StudySet } from './contract';
import { isSetDone } from './today-rules';

const names = new Map(SECTIONS.map(({ id, name }) => [id, name]));

/** Returns a text that names the sections, such as "Core", "Core and Type II", or words that mean all sections. */
export function nameSections(sectionIds: readonly number[]): string {
  const known = SECTIONS.filter(({ id }) => sectionIds.includes(id)).map(({ name }) => name);
  const others = sectionIds.filter((id) => !names.has(id)).length;
  if (known.length === SECTIONS.length) return `all ${SECTION_COUNT_WORD} sections`;
  const all = others > 0 ? [...known, 'other sections'] : known;
  return listNames(all);
}

const questions = (count: number, kind = ''): string => `${count} ${kind}${count === 1 ? 'question' : 'questions'}`;

/** The section of the plan with the lowest probability of passing. */
export interface Weakest {
  sectionId: number;
  /** Text such as "your weakest for Friday". */
  text: string;
}

/** Returns the reason why a set was planned, such as "4 you missed, 7 new in Type II: your weakest for Friday". */
function reasonOf(composition: SetComposition, weakest: Weakest | null): string {
  const { newCount, missedCount, reviewCount, sectionIds, isWeakest } = composition;
  const place = ` in ${nameSections(sectionIds)}`;
  const review = reviewCount > 0 ? `, ${reviewCount} to review` : '';
  if (newCount > 0) {
    const why = weakest && isWeakest ? `: ${weakest.text}` : '';
    const fresh = missedCount > 0 ? `${missedCount} you missed, ${newCount} new` : questions(newCount, 'new ');
    return `${fresh}${place}${review || why}`;
  }
  if (missedCount > 0) return `${questions(missedCount)}${place} that you missed${review}`;
  return `${questions(reviewCount)}${place} to review`;
}

const sectionsOf = (ids: readonly QuestionId[], bank: PlanBank): number[] => {
  const found = new Set(ids.map((id) => bank.questions.get(id)?.sectionId ?? 0));
  const known = SECTIONS.map(({ id }) => id).filter((id) => found.has(id));
  return [...known, ...[...found].filter((id) => !names.has(id))];
};

const minutesOf = (ids: readonly QuestionId[], bank: PlanBank): number =>
  Math.max(1, Math.round(ids.reduce((sum, id) => sum + (bank.questions.get(id)?.seconds ?? 0), 0) / 60));

interface Seen {
  bank: PlanBank;
  /** Questions answered since the start of the set's day. */
  answered: ReadonlySet<QuestionId>;
  /** The plan's weakest section; null if unknown. */
  weakest: Weakest | null;
}

function compose(
  ids: readonly QuestionId[],
  set: StoredSet,
  { bank, weakest }: Pick<Seen, 'bank' | 'weakest'>,
): SetComposition {
  const newIds = ids.filter((id) => set.newIds.includes(id));
  const newCount = newIds.length;
  const missedCount = ids.filter((id) => set.missedIds.includes(id)).length;
  const reviewCount = ids.length - newCount - missedCount;
  const sectionIds = sectionsOf(newCount > 0 ? newIds : ids, bank);
  const isWeakest = newCount > 0 && sectionIds.length === 1 && sectionIds[0] === weakest?.sectionId;
  return { newCount, missedCount, reviewCount, sectionIds, isWeakest };
}

/** Serializes a set, leaving out questions that are no longer published. */
export function viewSet(set: StoredSet, { bank, answered, weakest }: Seen): StudySet {
  const ids = set.questionIds.filter((id) => bank.questions.get(id)?.isPublished);
  const newCount = ids.filter((id) => set.newIds.includes(id)).length;
  const openIds = ids.filter((id) => !answered.has(id));
  // Describes the open questions. If none is open, describes all questions of the set.
  const composition = compose(openIds.length > 0 ? openIds : ids, set, { bank, weakest });
  const kind = newCount === ids.length ? 'new' : newCount > 0 ? 'mixed' : 'review';
  return {
    id: set.id,
    kind,
    sectionIds: sectionsOf(ids, bank),
    questionCount: ids.length,
    questionIds: ids,
    minutes: minutesOf(ids, bank),
    openQuestionIds: openIds,
    reason: reasonOf(composition, weakest),
    composition,
    answeredCount: ids.length - openIds.length,
    isDone: isSetDone(openIds.length, ids.length),
    isExtra: set.isExtra,
  };
}

/**
 * Serializes the deck of mistakes as a set. `ids`: as many questions as fit into one set. `total`: the number of
 * questions in the whole deck.
 */
export function viewMistakes(ids: readonly QuestionId[], total: number, bank: PlanBank): StudySet {
  const count = ids.length < total ? `${ids.length} of ${questions(total)}` : questions(total);
  const sectionIds = sectionsOf(ids, bank);
  return {
    id: 'mistakes',
    kind: 'mistakes',
    sectionIds,
    questionCount: ids.length,
    questionIds: [...ids],
    openQuestionIds: [...ids],
    minutes: minutesOf(ids, bank),
    reason: `${count} that you missed last time`,
    composition: { newCount: 0, missedCount: total, reviewCount: 0, sectionIds, isWeakest: false },
    answeredCount: 0,
    isDone: false,
    isExtra: true,
  };
}
