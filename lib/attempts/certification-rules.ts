import { CORE_ID, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
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

interface Lack {
  section: SectionOutcome;
  /**
   * Number of right answers that the section lacked to pass. Null if the exam did not contain all questions of the
   * section.
   */
  short: number | null;
}

function lackOf(section: SectionOutcome, isOpenBook: boolean): Lack {
  const { correct, total, withdrawn = 0 } = section;
  const short = Math.ceil((total * passPercent('exam', isOpenBook)) / 100) - correct;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: Called only for failed sections, so a complete
  // section always lacks right answers.
  return { section, short: total + withdrawn === QUESTIONS_PER_SECTION && short > 0 ? short : null };
}

export interface Certification {
  /**
   * The part of the exam that was passed. `all`: every section of the exam. `part`: a certification is earned, or a section
   * of a partial exam is passed, although another section failed. `none`: neither.
   */
  reached: 'all' | 'part' | 'none';
  /**
   * `certification`: the result is a certification. `sections`: the exam cannot earn one, so the result is its passed
   * sections.
   */
  counts: 'sections' | 'certification';
  /** Passed sections, or the types of the earned certification. Empty if nothing is earned. */
  earned: readonly SectionOutcome[];
  /** True if every section is passed: the certification is Universal. */
  isUniversal: boolean;
  lacks: readonly Lack[];
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
    return { reached: reach(passed.length > 0), counts: 'sections', earned: passed, isUniversal: false, lacks };
  }
  const isEarned = passed.length > types.length && types.length > 0;
  const isUniversal = SECTIONS.every(({ id }) => passed.some((section) => section.sectionId === id));
  return { reached: reach(isEarned), counts: 'certification', earned: isEarned ? types : [], isUniversal, lacks };
}
