import type { AskedQuestion } from '@/lib/browser/attempt/current-attempt';
import { SECTIONS } from '@/lib/kernel/exam';

export const sectionName = (id: number): string => SECTIONS.find((section) => section.id === id)?.name ?? 'Other';

/** The section that a question belongs to, where a test asks more than one. */
export function sectionShown(paper: readonly AskedQuestion[], question: AskedQuestion): string | null {
  return paper.some((asked) => asked.sectionId !== question.sectionId) ? sectionName(question.sectionId) : null;
}
