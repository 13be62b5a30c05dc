import { EXAM_GRACE_SECONDS, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { TOPICS } from '@/lib/kernel/topics';

/** Assignments of a class: two a week for half a year. */
export const MOST_ASSIGNMENTS = 60;
export const ASSIGNMENT_TITLE_MAX = 80;
/** What an instructor may ask of a section; an exam always asks 25. */
export const MOST_QUESTIONS_PER_SECTION = QUESTIONS_PER_SECTION;
export const MOST_ATTEMPTS = 10;
/** Of a test that may be taken as often as wanted: what a student starts after these is the student's own. */
export const MOST_COUNTED_ATTEMPTS = 50;

export const MOST_TOPICS = TOPICS.length;

interface AssignedTopic {
  sectionId: number;
  topic: string;
}

/** None at all, or of each section at least one and of no other section any. */
export function topicsFit(topics: readonly AssignedTopic[], sectionIds: readonly number[]): boolean {
  const asked = new Set(topics.map(({ sectionId }) => sectionId));
  return asked.size === 0 || (asked.size === sectionIds.length && sectionIds.every((id) => asked.has(id)));
}

/** As it is stored, and as a draw takes it. */
export const topicKey = ({ sectionId, topic }: AssignedTopic): string => `${sectionId} ${topic}`;

interface BoundPaper {
  sectionIds: readonly number[];
  /** Of each section. */
  questionCount: number;
  /** Every question that has been on the paper. */
  bound: readonly unknown[];
  /** Those of them that are asked now. */
  paper: readonly unknown[];
}

/** Whether it asks fewer than it did because one was withdrawn. Where the bank held too few when it was drawn, it stays as short. */
export const hasLost = ({ sectionIds, questionCount, bound, paper }: BoundPaper): boolean =>
  paper.length < Math.min(bound.length, questionCount * sectionIds.length);

/** Until when a test is open for a student who has an extension: never for less long than for the others. Null: without an end. */
export const closesAtFor = (closesAt: Date | null, extendedTo: Date | null): Date | null =>
  // Stryker disable next-line ConditionalExpression,EqualityOperator: Null compares as 1970, and of two equal ends either may be returned.
  closesAt !== null && extendedTo !== null && extendedTo > closesAt ? extendedTo : closesAt;

/** What a student can do with an assignment now. */
export type AssignmentState = 'not-open' | 'open' | 'used-up' | 'closed';

interface Limits {
  opensAt: Date;
  closesAt: Date | null;
  /** Null: as often as wanted. */
  attempts: number | null;
}

/** `begun`: how many attempts the student has begun. The moment it closes at is no more in it. */
export function stateOf({ opensAt, closesAt, attempts }: Limits, begun: number, now: Date): AssignmentState {
  if (now < opensAt) return 'not-open';
  if (closesAt !== null && now >= closesAt) return 'closed';
  return attempts !== null && begun >= attempts ? 'used-up' : 'open';
}

const GRACE_MS = EXAM_GRACE_SECONDS * 1000;

/** `arrivedAt`: when the server heard of the start. One that was pressed before the end may take a moment to arrive. */
export const isLate = (arrivedAt: Date, closesAt: Date | null): boolean =>
  closesAt !== null && arrivedAt.getTime() > closesAt.getTime() + GRACE_MS;

/** Clocks of two servers may differ by as much. */
export const isEarly = (opensAt: Date, now: Date): boolean => now.getTime() + GRACE_MS < opensAt.getTime();
