import { CORE_ID, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';
import { passPercent } from './rules';

export interface SectionOutcome {
  sectionId: number;
  name: string;
  correct: number;
  total: number;
  passed: boolean;
  /** Number of questions that a correction has excluded from `total`. */
  withdrawn?: number;
}

/**
 * Returns a sentence that says how many more right answers a failed section needed, or that the exam did not contain
 * all questions of the section.
 */
function lackOf({ name, correct, total, withdrawn = 0 }: SectionOutcome, isOpenBook: boolean): string {
  const short = Math.ceil((total * passPercent('exam', isOpenBook)) / 100) - correct;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: Called only for failed sections, so a complete one always lacks right answers.
  return total + withdrawn === QUESTIONS_PER_SECTION && short > 0
    ? `${name}: ${short} short.`
    : `${name}: not complete.`;
}

export interface Certification {
  /**
   * The part of the exam that was passed. `all`: every section of the exam. `part`: a certification is earned, or a section
   * of a partial exam is passed, although another section failed. `none`: neither.
   */
  reached: 'all' | 'part' | 'none';
  headline: string;
}

/**
 * Returns the certification that an exam would earn. Certifications are granted by type: each type needs its own
 * section and Core; all sections together are Universal. A partial exam of Core alone, or of types without Core, earns
 * no certification; its result says only passed or not passed.
 */
export function certificationOf(sections: readonly SectionOutcome[], isOpenBook = false): Certification {
  const passed = sections.filter((section) => section.passed);
  const lacks = sections.filter((section) => !section.passed).map((section) => lackOf(section, isOpenBook));
  const reach = (isEarned: boolean) => (isEarned ? (lacks.length === 0 ? 'all' : 'part') : 'none');
  const types = passed.filter((section) => section.sectionId !== CORE_ID);
  const hasCore = sections.some((section) => section.sectionId === CORE_ID);
  if (!hasCore || sections.length === 1) {
    const names = listNames(passed.map((section) => section.name));
    const isEarned = passed.length > 0;
    return {
      reached: reach(isEarned),
      headline: [isEarned ? `Passed: ${names}.` : 'Not passed yet.', ...lacks].join(' '),
    };
  }
  const isEarned = passed.length > types.length && types.length > 0;
  const isUniversal = SECTIONS.every(({ id }) => passed.some((section) => section.sectionId === id));
  const names = isUniversal ? 'Universal' : listNames(types.map((section) => section.name));
  const earned = `Passed: ${names} certification${isOpenBook ? ', open book' : ''}.`;
  return { reached: reach(isEarned), headline: [isEarned ? earned : 'Not certified yet.', ...lacks].join(' ') };
}
