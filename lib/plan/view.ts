import { SECTION_COUNT_WORD, SECTIONS } from '@/lib/kernel/exam';
import type { QuestionId } from '@/lib/kernel/ids';
import { listNames } from '@/lib/kernel/words';
import type { PlanBank } from './bank/rules';
import type { StoredSet, StudySet } from './contract';

const names = new Map(SECTIONS.map(({ id, name }) => [id, name]));

/** "Core", "Core and Type II", "Core, Type I and Type II", or that it is every section. */
export function nameSections(sectionIds: readonly number[]): string {
  const known = SECTIONS.filter(({ id }) => sectionIds.includes(id)).map(({ name }) => name);
  const others = sectionIds.filter((id) => !names.has(id)).length;
  if (known.length === SECTIONS.length) return `all ${SECTION_COUNT_WORD} sections`;
  const all = others > 0 ? [...known, 'other sections'] : known;
  return listNames(all);
}

const questions = (count: number, kind = ''): string => `${count} ${kind}${count === 1 ? 'question' : 'questions'}`;

interface Composition {
  newCount: number;
  missedCount: number;
  reviewCount: number;
  sectionIds: readonly number[];
}

/** Such as "12 new questions in Type II, 4 you missed". */
function reasonOf({ newCount, missedCount, reviewCount, sectionIds }: Composition): string {
  const place = ` in ${nameSections(sectionIds)}`;
  if (newCount > 0) {
    const missed = missedCount > 0 ? `, ${missedCount} you missed` : '';
    const review = reviewCount > 0 ? `, ${reviewCount} to keep in memory` : '';
    return `${questions(newCount, 'new ')}${place}${missed}${review}`;
  }
  if (missedCount > 0) {
    const review = reviewCount > 0 ? `, ${reviewCount} to keep in memory` : '';
    return `${questions(missedCount)}${place} that you missed${review}`;
  }
  return `${questions(reviewCount)}${place} to keep in memory`;
}

const sectionsOf = (ids: readonly QuestionId[], bank: PlanBank): number[] => {
  const found = new Set(ids.map((id) => bank.questions.get(id)?.sectionId ?? 0));
  const known = SECTIONS.map(({ id }) => id).filter((id) => found.has(id));
  return [...known, ...[...found].filter((id) => !names.has(id))];
};

const minutesOf = (ids: readonly QuestionId[], bank: PlanBank): number =>
  Math.max(1, Math.round(ids.reduce((sum, id) => sum + (bank.questions.get(id)?.seconds ?? 0), 0) / 60));

/** `answered`: questions that were answered since the set's day began. What is no longer asked is left out. */
export function viewSet(set: StoredSet, bank: PlanBank, answered: ReadonlySet<QuestionId>): StudySet {
  const ids = set.questionIds.filter((id) => bank.questions.get(id)?.isPublished);
  const newCount = ids.filter((id) => set.newIds.includes(id)).length;
  const missedCount = ids.filter((id) => set.missedIds.includes(id)).length;
  const sectionIds = sectionsOf(ids, bank);
  const answeredCount = ids.filter((id) => answered.has(id)).length;
  const reviewCount = ids.length - newCount - missedCount;
  const kind = newCount === ids.length ? 'new' : newCount > 0 ? 'mixed' : 'review';
  return {
    ...{ id: set.id, kind, sectionIds, questionCount: ids.length, questionIds: ids, minutes: minutesOf(ids, bank) },
    openQuestionIds: ids.filter((id) => !answered.has(id)),
    reason: reasonOf({ newCount, missedCount, reviewCount, sectionIds }),
    ...{ answeredCount, isDone: answeredCount === ids.length, isExtra: set.isExtra },
  };
}

/** `ids`: the part of the deck that fits into a set; `total`: the whole deck. */
export function viewMistakes(ids: readonly QuestionId[], total: number, bank: PlanBank): StudySet {
  const count = ids.length < total ? `${ids.length} of ${questions(total)}` : questions(total);
  return {
    ...{ id: 'mistakes', kind: 'mistakes', sectionIds: sectionsOf(ids, bank), questionCount: ids.length },
    ...{ questionIds: [...ids], openQuestionIds: [...ids], minutes: minutesOf(ids, bank) },
    reason: `${count} that you missed the last time`,
    ...{ answeredCount: 0, isDone: false, isExtra: true },
  };
}
