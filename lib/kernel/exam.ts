/** Facts and limits of the certification and of the product, each stated once. Sources in the comments. */

/** 40 CFR Part 82 Subpart F, Appendix D: 25 questions a group. */
export const QUESTIONS_PER_SECTION = 25;
/** 40 CFR Part 82 Subpart F, Appendix D(e): closed-book pass mark, percent. */
export const PASS_PERCENT = 70;
/** 70 % of 25 is 17.5, so 18 right answers pass a section. */
export const PASS_PER_SECTION = Math.ceil((QUESTIONS_PER_SECTION * PASS_PERCENT) / 100);
/** Specification §9: exam duration, seconds. */
export const EXAM_SECONDS = 7200;
/** Decisions, "Taking a test": answers that arrive this many seconds past the deadline still count. */
export const EXAM_GRACE_SECONDS = 60;
/** Specification §9: the timer turns red below this, seconds. */
export const TIMER_WARNING_SECONDS = 300;
/** Specification §9: random practice questions a section. */
export const PRACTICE_QUESTIONS_PER_SECTION = 10;
/** Specification §9: questions in a favorites test. */
export const FAVORITES_TEST_QUESTIONS = 10;
/** Specification §9: free sample, questions a section. */
export const FREE_SAMPLE_QUESTIONS = 5;
/** Extra time that a candidate may choose before an exam starts, as a factor of `EXAM_SECONDS`. */
export const TIME_FACTORS = [1, 1.5, 2] as const;
/** Specification §9: what the overview's cards say of Pro. */
export const PRO_QUESTION_COUNTS = { core: 25, section1: 20, section2: 25, section3: 25, simulation: 100 } as const;
/** Specification §9. */
export const TEXT_LIMITS = { sectionName: 100, sectionDescription: 500, questionText: 500, answerText: 200 } as const;
export const ANSWERS_PER_QUESTION = { min: 2, max: 6, initial: 4 } as const;

export const TEST_TYPES = ['practice', 'exam', 'favorites'] as const;
export type TestType = (typeof TEST_TYPES)[number];

const CATEGORY_IDS = ['core', 'section1', 'section2', 'section3'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

interface CertificationSection {
  readonly id: number;
  readonly category: CategoryId;
  /** Folder of the question bank and of the study guide. */
  readonly group: 'core' | 'type-1' | 'type-2' | 'type-3';
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** Section ids are fixed (specification §3); the order is the certification's own. */
export const SECTIONS: readonly CertificationSection[] = [
  {
    id: 6,
    category: 'core',
    group: 'core',
    name: 'Core',
    title: 'Core',
    description: 'Ozone, the Clean Air Act, the three Rs, safety and shipping: the part that everyone must pass.',
  },
  {
    id: 3,
    category: 'section1',
    group: 'type-1',
    name: 'Type I',
    title: 'Type I: small appliances',
    description: 'Factory-sealed appliances with 5 lb of refrigerant or less: recovery levels, access, safety.',
  },
  {
    id: 4,
    category: 'section2',
    group: 'type-2',
    name: 'Type II',
    title: 'Type II: high-pressure appliances',
    description: 'Medium-, high- and very high-pressure appliances: leak rates, repair deadlines, evacuation.',
  },
  {
    id: 5,
    category: 'section3',
    group: 'type-3',
    name: 'Type III',
    title: 'Type III: low-pressure appliances',
    description: 'Chillers under vacuum: leak testing, purge units, recharging, evacuation.',
  },
];

export const isCertificationSection = (id: number): boolean => SECTIONS.some((section) => section.id === id);

/** Only what is published is asked; what was asked once is archived and never deleted. */
export const QUESTION_STATES = ['draft', 'published', 'archived'] as const;
