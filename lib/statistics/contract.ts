import { isTimeZone } from '@/lib/kernel/calendar';
import { TEST_TYPES } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { eachSwitch, type ListName } from './filter-rules';
import { DATES_REVERSED, HISTORY_COLUMNS, HISTORY_PAGE_SIZE, isInOrder, isInReach } from './rules';

const sectionId = z.coerce.number().int().min(1).max(MAX_INTEGER);
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true');

/** Returns the schema of a query parameter that may be repeated. Accepts one value or a list. */
const repeatable = <T extends z.ZodType>(item: T) =>
  z
    .union([z.array(item).max(50), item])
    .optional()
    .transform((value): z.output<T>[] => {
      if (value === undefined) return [];
      return (Array.isArray(value) ? value : [value]) as z.output<T>[];
    });

/** Schema of a date. Ignores a local time after the date, which some callers send, because filters cover whole days. */
const calendarDate = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?)?$/, 'Write a date as YYYY-MM-DD')
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date('Enter a date that exists').refine(isInReach, 'Enter a date between 2000 and 2100'))
  .optional();

const listFields = {
  /** Selects attempts with at least one of these sections. */
  sectionIds: repeatable(sectionId),
  testTypes: repeatable(z.enum(TEST_TYPES)),
} satisfies Record<ListName, z.ZodType>;

/** Query parameters of the filters; an omitted filter does not apply. */
const filterFields = {
  ...eachSwitch(() => flag),
  /** First day, in the reader's calendar. */
  startDate: calendarDate,
  /** Last day. The filter includes this whole day. */
  endDate: calendarDate,
  ...listFields,
  /** The reader's time zone. Default: the zone in the device headers, or UTC without these headers. */
  timezone: z.string().refine(isTimeZone, 'Name a time zone such as America/New_York').optional(),
};

const reversed = { message: DATES_REVERSED, path: ['startDate'] };

export const statisticsQuery = z.strictObject(filterFields).refine(isInOrder, reversed);
export type StatisticsFilter = z.output<typeof statisticsQuery>;

export const historyQuery = z
  .strictObject({
    ...filterFields,
    ...pageQuery(HISTORY_PAGE_SIZE).shape,
    sortBy: z.enum(HISTORY_COLUMNS).default('startedAt'),
    sortDirection: z.enum(['asc', 'desc']).default('desc'),
  })
  .refine(isInOrder, reversed);
export type HistoryQuery = z.input<typeof historyQuery>;
export type HistoryFilter = z.output<typeof historyQuery>;

const attemptEntry = z.object({
  id: z.uuid(),
  sectionName: z.string(),
  testType: z.enum(TEST_TYPES),
  completed: z.boolean(),
  /**
   * Score in whole percent: right answers divided by answered questions. Null until the attempt is completed, and if no
   * question was answered.
   */
  successPercentage: z.number().int().nullable(),
  totalQuestions: z.number().int(),
  correctAnswers: z.number().int(),
  totalDurationSeconds: z.number().int(),
  /**
   * Result stored when the attempt was completed. An exam is successful if every section is passed, any other test if
   * 70 % of all questions are right.
   */
  successful: z.boolean(),
  startedAt: z.string(),
});
export type AttemptEntry = z.infer<typeof attemptEntry>;

/** Totals of one section. An average is null if there is nothing to average. */
const sectionStats = z.object({
  sectionId: z.number().int(),
  sectionName: z.string(),
  attempts: z.number().int(),
  completedAttempts: z.number().int(),
  /** Number of completed attempts in which this section was passed, as stored with each attempt. */
  successfulAttempts: z.number().int(),
  averageScore: z.number().nullable(),
  /** Mean seconds that a completed attempt spent on this section's questions. */
  averageTime: z.number().int().nullable(),
  lastAttempt: z.string().nullable(),
  /** The best completed attempt that has only questions of this section. */
  bestAttempt: attemptEntry.nullable(),
  answeredQuestions: z.number().int(),
  correctAnswers: z.number().int(),
  /** Mean seconds per answered question in completed attempts. */
  averageTimePerQuestion: z.number().nullable(),
});
export type SectionStats = z.infer<typeof sectionStats>;

const statisticsView = z.object({
  summary: z.object({
    totalAttempts: z.number().int(),
    completedAttempts: z.number().int(),
    successfulAttempts: z.number().int(),
    /** Share of successful attempts among completed ones, in percent with one decimal. */
    successRate: z.number().nullable(),
    /** Mean percentage of the attempts with a score, with one decimal. */
    averageScore: z.number().nullable(),
    averageTimePerTest: z.number().int().nullable(),
    firstAttempt: z.string().nullable(),
    lastAttempt: z.string().nullable(),
    /** Name of the section with the most attempts. */
    favoriteSection: z.string().nullable(),
  }),
  personalBests: z.object({
    highestScore: attemptEntry.nullable(),
    /** Shortest attempt in which every question was answered. */
    fastestCompletion: attemptEntry.nullable(),
    bestSection: z.string().nullable(),
    longestStreak: z.number().int(),
  }),
  sectionStats: z.array(sectionStats),
  /** Attempts with a score, oldest first; only the latest `MAX_SCORES` attempts. */
  scores: z.array(z.object({ startedAt: z.string(), sectionName: z.string(), percentage: z.number().int() })),
});
export type StatisticsView = z.infer<typeof statisticsView>;

export const getStatistics = {
  summary: 'Summary of the caller’s attempts',
  query: statisticsQuery,
  data: statisticsView,
};

export const listHistory = {
  summary: 'The caller’s attempts, page by page',
  query: historyQuery,
  data: pageOf(attemptEntry),
};
