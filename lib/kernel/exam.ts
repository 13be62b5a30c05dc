import { SECTION_GROUPS, type SectionGroup } from './section-groups';

/** Facts and limits of the certification and of the product. Each one is defined only here, with its source. */

/** 40 CFR Part 82 Subpart F, Appendix D: 25 questions per group. */
export const QUESTIONS_PER_SECTION = 25;
/** 40 CFR Part 82 Subpart F, Appendix D(e): pass mark of the closed-book test, in percent. */
export const PASS_PERCENT = 70;
/** Number of right answers needed to pass a section: 70 % of 25 is 17.5, so 18. */
export const PASS_PER_SECTION = Math.ceil((QUESTIONS_PER_SECTION * PASS_PERCENT) / 100);
/** 40 CFR Part 82 Subpart F, Appendix D(e): the open-book (mail-in) Type I test requires 84 percent. */
export const OPEN_BOOK_PASS_PERCENT = 84;
/** Number of right answers needed to pass a section with open book: 84 % of 25 is 21. */
export const OPEN_BOOK_PASS_PER_SECTION = Math.ceil((QUESTIONS_PER_SECTION * OPEN_BOOK_PASS_PERCENT) / 100);
/** Returns how many of 25 answers must be right to pass a section of an exam. */
export const passPerSection = (isOpenBook: boolean): number =>
  isOpenBook ? OPEN_BOOK_PASS_PER_SECTION : PASS_PER_SECTION;
/** Half an hour per section, so that an exam of four sections takes two hours. */
export const EXAM_SECONDS_PER_SECTION = 1800;
/** Duration of an exam with all sections. */
export const EXAM_SECONDS = EXAM_SECONDS_PER_SECTION * SECTION_GROUPS.length;
export const EXAM_QUESTIONS = QUESTIONS_PER_SECTION * SECTION_GROUPS.length;
/** Seconds after the deadline within which responses still count. */
export const EXAM_GRACE_SECONDS = 60;
/** Number of remaining seconds below which the timer turns red. */
export const TIMER_WARNING_SECONDS = 300;
/** Number of questions per section in a random practice test. */
export const PRACTICE_QUESTIONS_PER_SECTION = 10;
export const FAVORITES_TEST_QUESTIONS = 10;
/** Number of questions per section in the mock test. */
export const FREE_SAMPLE_QUESTIONS = 5;
/** Factors for extra time. A candidate may choose one before an exam starts; it multiplies `EXAM_SECONDS`. */
export const TIME_FACTORS = [1, 1.5, 2] as const;
export type TimeFactor = (typeof TIME_FACTORS)[number];
/** Maximum lengths in characters. */
export const TEXT_LIMITS = { sectionName: 100, sectionDescription: 500, questionText: 500, answerText: 200 } as const;
/** Maximum size of a question's drawing: bytes of the SVG, characters of the description. */
export const PICTURE_LIMITS = { bytes: 12_000, description: 600 } as const;
export const ANSWERS_PER_QUESTION = { min: 2, max: 6, initial: 4 } as const;

export const TEST_TYPES = ['practice', 'exam', 'favorites'] as const;
export type TestType = (typeof TEST_TYPES)[number];

interface SectionFacts {
  /** Id of the section. It never changes, because attempts and files refer to it. */
  readonly id: number;
  /** Name in URLs, such as the URL of the page for choosing a section. */
  readonly slug: string;
  readonly name: string;
  readonly title: string;
}

const SECTION_FACTS = {
  core: {
    id: 6,
    slug: 'core',
    name: 'Core',
    title: 'Core',
  },
  'type-1': {
    id: 3,
    slug: 'section1',
    name: 'Type I',
    title: 'Type I: small appliances',
  },
  'type-2': {
    id: 4,
    slug: 'section2',
    name: 'Type II',
    title: 'Type II: high-pressure appliances',
  },
  'type-3': {
    id: 5,
    slug: 'section3',
    name: 'Type III',
    title: 'Type III: low-pressure appliances',
  },
} as const satisfies Record<SectionGroup, SectionFacts>;

export type SectionSlug = (typeof SECTION_FACTS)[SectionGroup]['slug'];

interface CertificationSection extends SectionFacts {
  readonly group: SectionGroup;
  readonly slug: SectionSlug;
}

/** Sections in the certification's order. */
export const SECTIONS: readonly CertificationSection[] = SECTION_GROUPS.map((group) => ({
  group,
  ...SECTION_FACTS[group],
}));

/**
 * Sections of the open-book form. According to 40 CFR Part 82 Subpart F, Appendix D(a), neither of them counts toward
 * another type if it was passed in this form.
 */
export const OPEN_BOOK_SECTIONS: readonly CertificationSection[] = SECTIONS.filter(
  ({ group }) => group === 'core' || group === 'type-1',
);

export const CORE_ID: number = SECTION_FACTS.core.id;

export const isCertificationSection = (id: number): boolean => SECTIONS.some((section) => section.id === id);

/**
 * Tiers of questions. `exam`: one fact, asked as on the real exam; exams and mock tests use only this tier. `deeper`:
 * scenarios and calculations. `beyond`: like `deeper`, on subjects that no published outline of the test includes;
 * practice can exclude them.
 */
export const QUESTION_TIERS = ['exam', 'deeper', 'beyond'] as const;
export type QuestionTier = (typeof QUESTION_TIERS)[number];

/**
 * States of a question. Learners get only published questions. A question that learners were asked is archived instead
 * of deleted.
 */
export const QUESTION_STATES = ['draft', 'published', 'in_review', 'archived'] as const;
