import { EXAM_GRACE_SECONDS, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { TOPICS } from '@/lib/kernel/topics';

/** Maximum assignments of a class: two a week for half a year, and a few more. */
export const MOST_ASSIGNMENTS = 60;
export const ASSIGNMENT_TITLE_MAX = 80;
/** Maximum questions that an instructor may ask of a section; an exam always asks 25. */
export const MOST_QUESTIONS_PER_SECTION = QUESTIONS_PER_SECTION;
export const MOST_ATTEMPTS = 10;
/**
 * Maximum attempts that count for a test without a limit. Later attempts count as the student's own practice, not for
 * the class.
 */
export const MOST_COUNTED_ATTEMPTS = 50;

/** Default percentage of right answers that a test must reach to count for the certificate. */
export const USUAL_CERTIFICATE_MARK = 70;
/** Maximum extra attempts of one student. */
export const MOST_MORE_ATTEMPTS = 10;

export const MOST_TOPICS = TOPICS.length;

interface AssignedTopic {
  sectionId: number;
  topic: string;
}

/** True if `topics` is empty, or has at least one topic of each section and none of other sections. */
export function topicsFit(topics: readonly AssignedTopic[], sectionIds: readonly number[]): boolean {
  const asked = new Set(topics.map(({ sectionId }) => sectionId));
  return asked.size === 0 || (asked.size === sectionIds.length && sectionIds.every((id) => asked.has(id)));
}

/**
 * Returns the key of a topic, "section id, space, topic": the form that the database stores and that a draw of
 * questions expects.
 */
export const topicKey = ({ sectionId, topic }: AssignedTopic): string => `${sectionId} ${topic}`;

interface BoundPaper {
  sectionIds: readonly number[];
  /** Number of questions of each section. */
  questionCount: number;
  /** Every question that the test has ever had, including withdrawn ones. */
  bound: readonly unknown[];
  /** The questions of `bound` that students get now. */
  paper: readonly unknown[];
}

/**
 * True if a test has fewer questions than before because a question was withdrawn. False if the test had too few
 * questions from the start because the question bank is too small.
 */
export const hasLost = ({ sectionIds, questionCount, bound, paper }: BoundPaper): boolean =>
  paper.length < Math.min(bound.length, questionCount * sectionIds.length);

/**
 * Returns the closing time for a student with an extension: the later of the two times. Null: the test never closes.
 */
export const closesAtFor = (closesAt: Date | null, extendedTo: Date | null): Date | null =>
  // Stryker disable next-line ConditionalExpression,EqualityOperator: Null compares as 1970, and of two equal ends either may be returned.
  closesAt !== null && extendedTo !== null && extendedTo > closesAt ? extendedTo : closesAt;

export const LATER_DATE_WANTED =
  'Choose a date after the test closes for the class, or leave it empty. An earlier date has no effect.';

/**
 * True if `until`, an extended closing time of a student, has no effect because it is not after the closing time of the
 * class.
 */
export const isTooEarly = (until: Date, closesAt: string | null): boolean =>
  closesAt !== null && until.getTime() <= Date.parse(closesAt);

/** Returns how many attempts a student with `more` extra attempts may make; null: any number. */
export const attemptsFor = (attempts: number | null, more: number): number | null =>
  attempts === null ? null : attempts + more;

/** True if a result reaches the percentage required for the certificate. */
export const reachesMark = ({ correct, total }: { correct: number; total: number }, mark: number): boolean =>
  total > 0 && 100 * correct >= mark * total;

/** State of an assignment for one student. */
export type AssignmentState = 'not-open' | 'open' | 'used-up' | 'closed';

interface Limits {
  opensAt: Date;
  closesAt: Date | null;
  /** Null: unlimited. */
  attempts: number | null;
}

/**
 * Returns the state of an assignment. The test is open in the half-open interval [opensAt, closesAt). `begun`: number
 * of attempts that the student has started.
 */
export function stateOf({ opensAt, closesAt, attempts }: Limits, begun: number, now: Date): AssignmentState {
  if (now < opensAt) return 'not-open';
  if (closesAt !== null && now >= closesAt) return 'closed';
  return attempts !== null && begun >= attempts ? 'used-up' : 'open';
}

const GRACE_MS = EXAM_GRACE_SECONDS * 1000;

/**
 * True if the request to start a test arrived more than one minute after the closing time. The minute allows for a slow
 * connection. `arrivedAt`: by the server's clock.
 */
export const isLate = (arrivedAt: Date, closesAt: Date | null): boolean =>
  closesAt !== null && arrivedAt.getTime() > closesAt.getTime() + GRACE_MS;

/**
 * True if a start is more than one minute before the opening time. The minute allows for two servers with different
 * clocks.
 */
export const isEarly = (opensAt: Date, now: Date): boolean => now.getTime() + GRACE_MS < opensAt.getTime();
