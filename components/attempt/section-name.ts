import type { AskedQuestion, CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { SECTIONS } from '@/lib/kernel/exam';

export const sectionName = (id: number): string => SECTIONS.find((section) => section.id === id)?.name ?? 'Other';

type Asking = Pick<CurrentAttempt, 'questions'> & Partial<Pick<CurrentAttempt, 'testType' | 'openBook'>>;

/** Returns the name of the question's section in exams and in tests over several sections, otherwise null. */
export function sectionShown({ questions, testType, openBook }: Asking, { sectionId }: AskedQuestion): string | null {
  const isSaid = testType === 'exam' || questions.some((asked) => asked.sectionId !== sectionId);
  return isSaid ? sectionName(sectionId) + (openBook ? ', open book' : '') : null;
}
