import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { judge, percentage } from '@/lib/attempts/rules';
import { db } from '@/lib/db/client';
import { addDays, startOfDay } from '@/lib/kernel/calendar';
import { SECTIONS, TEST_TYPES, type TestType } from '@/lib/kernel/exam';
import type { UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import type { HistoryQuery } from '@/lib/statistics/contract';
import { eachSwitch, type ListName } from '@/lib/statistics/filter-rules';
import { HISTORY_COLUMNS } from '@/lib/statistics/rules';

/** Generates histories of attempts for database tests, on and around days on which clocks change. */

interface PartOfAttempt {
  sectionId: number;
  total: number;
  answered: number;
  correct: number;
  timeSpentSeconds: number;
}

export interface MadeAttempt {
  id: string;
  testType: TestType;
  startedAt: Date;
  completed: boolean;
  durationSeconds: number;
  parts: PartOfAttempt[];
}

/**
 * Time zones and dates with a special day: without midnight, with two midnights, with 23 or 25 hours, or with a change
 * of half an hour.
 */
export const ZONES = [
  ['UTC', '2026-01-01'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2025-11-02'],
  ['Asia/Beirut', '2026-03-29'],
  ['America/Havana', '2025-11-02'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Pacific/Chatham', '2026-09-27'],
  ['Pacific/Kiritimati', '2026-06-30'],
  ['Asia/Kathmandu', '2026-02-28'],
] as const;

const SECTION_IDS = SECTIONS.map((section) => section.id);

const part = (sectionId: number) =>
  fc
    .tuple(
      // Full sections and results near the pass mark are frequent, because other results would not show a rule that is
      // slightly wrong.
      fc.oneof(fc.constant(25), fc.integer({ min: 1, max: 25 })),
      fc.oneof(fc.constant(25), fc.integer({ min: 0, max: 25 })),
      fc.oneof(fc.integer({ min: 17, max: 25 }), fc.integer({ min: 0, max: 25 })),
      fc.nat(900),
    )
    .map(([total, answered, correct, timeSpentSeconds]) => ({
      sectionId,
      total,
      answered: Math.min(answered, total),
      correct: Math.min(correct, answered, total),
      timeSpentSeconds,
    }));

/** Generates times within a few days of the date. Half of them are at or near a midnight of the zone. */
const instantNear = (zone: string, date: string) =>
  fc.oneof(
    fc
      .tuple(fc.integer({ min: -3, max: 4 }), fc.constantFrom(-1000, -1, 0, 0, 1, 3_600_000))
      .map(([days, offsetMs]) => new Date(startOfDay(addDays(date, days), zone).getTime() + offsetMs)),
    fc.integer({ min: -72 * 3600, max: 72 * 3600 }).map((seconds) => new Date(Date.parse(date) + seconds * 1000)),
  );

const attempt = (zone: string, date: string) =>
  fc.record({
    id: fc.constant('').map(() => randomUUID()),
    testType: fc.constantFrom(...TEST_TYPES),
    startedAt: instantNear(zone, date),
    completed: fc.boolean().chain((sometimes) => (sometimes ? fc.boolean() : fc.constant(true))),
    durationSeconds: fc.nat(7260),
    parts: fc
      .subarray(SECTION_IDS, { minLength: 1 })
      .chain((sectionIds) => fc.tuple(...sectionIds.map(part)) as fc.Arbitrary<PartOfAttempt[]>),
  });

/** Generates a history with unique start times, so that sorting has no ties. */
export const history = (zone: string, date: string): fc.Arbitrary<MadeAttempt[]> =>
  fc.uniqueArray(attempt(zone, date), { maxLength: 25, selector: (made) => made.startedAt.getTime() });

const dayNear = (date: string) =>
  fc.integer({ min: -3, max: 3 }).map((days) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10));

const flag = fc.constantFrom<'true' | 'false'>('true', 'false', 'false');

const lists = {
  sectionIds: fc.subarray(SECTION_IDS),
  testTypes: fc.subarray([...TEST_TYPES]),
} satisfies Record<ListName, fc.Arbitrary<unknown>>;

export const query = (date: string, timezone: string): fc.Arbitrary<HistoryQuery> =>
  fc
    .record({
      dates: fc.tuple(fc.option(dayNear(date), { nil: undefined }), fc.option(dayNear(date), { nil: undefined })),
      ...lists,
      ...eachSwitch(() => flag),
      page: fc.nat(2),
      size: fc.constantFrom(1, 3, 10),
      sortBy: fc.constantFrom(...HISTORY_COLUMNS),
      sortDirection: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
    })
    .map(({ dates: [one, other], ...rest }) => {
      const isReversed = one !== undefined && other !== undefined && one > other;
      return { ...rest, timezone, startDate: isReversed ? other : one, endDate: isReversed ? one : other };
    });

const sum = (parts: PartOfAttempt[], field: 'total' | 'answered' | 'correct') =>
  parts.reduce((total, each) => total + each[field], 0);

/** Inserts the attempts of a history into the database, as if a learner had taken them. */
export async function writeHistory(userId: UserId, attempts: MadeAttempt[]): Promise<void> {
  await db.attempt.createMany({
    data: attempts.map((made) => ({
      id: made.id,
      userId,
      testType: made.testType,
      sectionIds: made.parts.map((each) => each.sectionId),
      sectionName: nameOf(made),
      startedAt: made.startedAt,
      totalQuestions: sum(made.parts, 'total'),
      ...(made.completed ? completedFields(made) : {}),
    })),
  });
  await db.attemptSection.createMany({
    data: attempts
      .filter((made) => made.completed)
      .flatMap((made) =>
        made.parts.map((each) => ({
          attemptId: made.id,
          sectionId: each.sectionId,
          totalQuestions: each.total,
          answeredCount: each.answered,
          correctCount: each.correct,
          timeSpentSeconds: each.timeSpentSeconds,
          passed: outcomeOf(made).passedSectionIds.includes(each.sectionId),
        })),
      ),
  });
}

export const nameOf = (made: MadeAttempt): string =>
  made.parts.map((each) => SECTIONS.find((section) => section.id === each.sectionId)?.name).join(' + ');

/** Judges a generated attempt by the rule of the product. */
const outcomeOf = ({ testType, parts }: MadeAttempt) =>
  judge(
    testType,
    parts.map((each) => each.sectionId),
    parts,
  );

function completedFields(made: MadeAttempt) {
  const { parts, startedAt, durationSeconds } = made;
  const correct = sum(parts, 'correct');
  const answered = sum(parts, 'answered');
  return {
    answeredCount: answered,
    correctCount: correct,
    percentage: percentage(correct, answered),
    successful: outcomeOf(made).successful,
    durationSeconds,
    completedAt: new Date(startedAt.getTime() + durationSeconds * 1000),
  };
}
