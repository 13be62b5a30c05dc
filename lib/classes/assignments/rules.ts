import { EXAM_GRACE_SECONDS, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { TOPICS } from '@/lib/kernel/topics';

/** Assignments of a class: two a week for half a year. */
export const MOST_ASSIGNMENTS = 60;
export const ASSIGNMENT_TITLE_MAX = 80;
/** The most questions that an instructor may ask of a section; an exam always asks 25. */
export const MOST_QUESTIONS_PER_SECTION = QUESTIONS_PER_SECTION;
export const MOST_ATTEMPTS = 10;
/** The limit of counted attempts at a test without a limit; later ones are the student's own. */
export const MOST_COUNTED_ATTEMPTS = 50;

/** Percent of right answers from which a test counts for the certificate, unless the instructor sets another. */
export const USUAL_CERTIFICATE_MARK = 70;
/** The most attempts that one student gets beyond the others. */
export const MOST_MORE_ATTEMPTS = 10;

export const MOST_TOPICS = TOPICS.length;

interface AssignedTopic {
  sectionId: number;
  topic: string;
}

/** Returns true for no topics at all, or one or more of each section and none of another. */
export function topicsFit(topics: readonly AssignedTopic[], sectionIds: readonly number[]): boolean {
  const asked = new Set(topics.map(({ sectionId }) => sectionId));
  return asked.size === 0 || (asked.size === sectionIds.length && sectionIds.every((id) => asked.has(id)));
}

/** Returns the form that is stored and that a draw takes. */
export const topicKey = ({ sectionId, topic }: AssignedTopic): string => `${sectionId} ${topic}`;

interface BoundPaper {
  sectionIds: readonly number[];
  /** Questions of each section. */
  questionCount: number;
  /** Every question that has been on the paper. */
  bound: readonly unknown[];
  /** Questions among them that are asked now. */
  paper: readonly unknown[];
}

/**
 * Returns true when it asks fewer questions than before because one was withdrawn. A paper drawn from too small a bank
 * stays short.
 */
export const hasLost = ({ sectionIds, questionCount, bound, paper }: BoundPaper): boolean =>
  paper.length < Math.min(bound.length, questionCount * sectionIds.length);

/**
 * Returns a test's closing time for a student with an extension, never earlier than for the others. Null: it never
 * closes.
 */
export const closesAtFor = (closesAt: Date | null, extendedTo: Date | null): Date | null =>
  // Stryker disable next-line ConditionalExpression,EqualityOperator: Null compares as 1970, and of two equal ends either may be returned.
  closesAt !== null && extendedTo !== null && extendedTo > closesAt ? extendedTo : closesAt;

/** Returns the attempts of a student who has `more` than the others. Null: unlimited. */
export const attemptsFor = (attempts: number | null, more: number): number | null =>
  attempts === null ? null : attempts + more;

/** Returns true for a result at or above the mark of the certificate. */
export const reachesMark = ({ correct, total }: { correct: number; total: number }, mark: number): boolean =>
  total > 0 && 100 * correct >= mark * total;

/** The state of an assignment for a student. */
export type AssignmentState = 'not-open' | 'open' | 'used-up' | 'closed';

interface Limits {
  opensAt: Date;
  closesAt: Date | null;
  /** Null: unlimited. */
  attempts: number | null;
}

/** Half-open interval: [opensAt, closesAt). `begun`: the attempts that the student has started. */
export function stateOf({ opensAt, closesAt, attempts }: Limits, begun: number, now: Date): AssignmentState {
  if (now < opensAt) return 'not-open';
  if (closesAt !== null && now >= closesAt) return 'closed';
  return attempts !== null && begun >= attempts ? 'used-up' : 'open';
}

const GRACE_MS = EXAM_GRACE_SECONDS * 1000;

/** `arrivedAt`: the server's time of the start. A start pressed before the end may take a moment to arrive. */
export const isLate = (arrivedAt: Date, closesAt: Date | null): boolean =>
  closesAt !== null && arrivedAt.getTime() > closesAt.getTime() + GRACE_MS;

/** Allows for the difference between the clocks of two servers. */
export const isEarly = (opensAt: Date, now: Date): boolean => now.getTime() + GRACE_MS < opensAt.getTime();
