import { QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';

interface Said {
  sectionId: number;
  passed: boolean;
  correct: number | null;
}

/** Formats an exam outcome: "Core: passed, 21 of 25." */
export function saidOfSection({ sectionId, passed, correct }: Said): string {
  const name = SECTIONS.find((section) => section.id === sectionId)?.name ?? '';
  const score = correct === null ? '' : `, ${correct} of ${QUESTIONS_PER_SECTION}`;
  return `${name}: ${passed ? 'passed' : 'not passed'}${score}.`;
}
