import type { SectionView } from '@/lib/bank/contract';
import { PRACTICE_QUESTIONS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS, type TestType } from '@/lib/kernel/exam';
import type { ExamForm } from './exam-form-choice';

export interface SectionChoice {
  sectionId: number;
  name: string;
  description: string;
  questionCount: number;
}

/** Lists the section cards: the certification's sections in order, then sections that an admin added. */
export function sectionChoices(sections: readonly SectionView[]): SectionChoice[] {
  const order = SECTIONS.map((section) => section.id);
  const rank = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length + id);
  return [...sections]
    .sort((one, other) => rank(one.id) - rank(other.id))
    .map(({ id, name, description, questionCount }) => ({ sectionId: id, name, description, questionCount }));
}

/** Returns the sections chosen at first: the plan's sections, or the first section. */
export function firstChoice(choices: readonly SectionChoice[], planned: readonly number[] | null): number[] {
  const all = choices.map(({ sectionId }) => sectionId);
  const known = all.filter((id) => planned?.includes(id));
  return known.length > 0 ? known : all.slice(0, 1);
}

/** Returns the exam form selected at first: `sections` if the plan leaves out a section, otherwise `full`. */
export const firstForm = (planned: readonly number[] | null): ExamForm =>
  planned && SECTIONS.some(({ id }) => !planned.includes(id)) ? 'sections' : 'full';

/** True for the certification's own sections. Exams leave out sections that an admin added. */
export const isAskedInExams = ({ sectionId }: SectionChoice): boolean => SECTIONS.some(({ id }) => id === sectionId);

/** Counts the questions that a test over these sections would ask. */
export function questionsIn(
  choices: readonly SectionChoice[],
  chosen: readonly number[],
  testType: TestType | '',
): number {
  const isExam = testType === 'exam';
  const perSection = isExam ? QUESTIONS_PER_SECTION : PRACTICE_QUESTIONS_PER_SECTION;
  return choices
    .filter((choice) => chosen.includes(choice.sectionId) && (!isExam || isAskedInExams(choice)))
    .reduce((sum, choice) => sum + Math.min(choice.questionCount, perSection), 0);
}

/** True if every section is chosen. */
export const isFull = (choices: readonly SectionChoice[], chosen: readonly number[]): boolean =>
  choices.length > 0 && choices.every(({ sectionId }) => chosen.includes(sectionId));
