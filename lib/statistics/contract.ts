import { z } from '#schema';
import { isTimeZone } from '@/lib/kernel/calendar';
import { endpoint } from '@/lib/kernel/endpoint';
import { TEST_TYPES } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf, pageQuery } from '@/lib/kernel/page';

const sectionId = z.coerce.number().int().min(1).max(MAX_INTEGER);
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true');

/** A parameter that may be repeated arrives as one value or as a list. */
const repeatable = <T extends z.ZodType>(item: T) =>
  z
    .union([z.array(item).max(50), item])
    .optional()
    .transform((value): z.output<T>[] => {
      if (value === undefined) return [];
      return (Array.isArray(value) ? value : [value]) as z.output<T>[];
    });

const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2100-12-31';
/** A date; a local time after it, as some callers send, is not looked at: a filter reaches over whole days. */
const calendarDate = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?)?$/, 'Write a date as YYYY-MM-DD')
  .transform((text) => text.slice(0, 10))
  .pipe(
    z.iso
      .date('Enter a date that exists')
      .refine((date) => date >= FIRST_DATE && date <= LAST_DATE, 'Enter a date between 2000 and 2100'),
  )
  .optional();

export const DATES_REVERSED = 'The start date must not be after the end date';

/** Specification §3, "Statistics filter". What is left out does not narrow. */
const filterFields = {
  /** First day that counts, as the reader's calendar has it. */
  startDate: calendarDate,
  /** Last day that counts, to its 23:59:59. */
  endDate: calendarDate,
  /** Attempts over at least one of these sections. */
  sectionIds: repeatable(sectionId),
  testTypes: repeatable(z.enum(TEST_TYPES)),
  onlySuccessful: flag,
  onlyCompleted: flag,
  /** The reader's zone; without it the one that the device headers name, else UTC. */
  timezone: z.string().refine(isTimeZone, 'Name a time zone such as America/New_York').optional(),
};

const isInOrder = (filter: { startDate?: string | undefined; endDate?: string | undefined }): boolean =>
  !filter.startDate || !filter.endDate || filter.startDate <= filter.endDate;
const reversed = { message: DATES_REVERSED, path: ['startDate'] };

export const statisticsQuery = z.strictObject(filterFields).refine(isInOrder, reversed);
export type StatisticsQuery = z.input<typeof statisticsQuery>;
export type StatisticsFilter = z.output<typeof statisticsQuery>;

/** Every column of the attempts table. */
export const HISTORY_COLUMNS = [
  'startedAt',
  'successPercentage',
  'completed',
  'sectionName',
  'testType',
  'correctAnswers',
  'totalQuestions',
  'totalDurationSeconds',
] as const;
export type HistoryColumn = (typeof HISTORY_COLUMNS)[number];
export const HISTORY_PAGE_SIZE = 10;

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

/** Specification §3, "Attempt (statistics list)". */
export const attemptEntry = z.object({
  id: z.uuid(),
  sectionName: z.string(),
  testType: z.enum(TEST_TYPES),
  completed: z.boolean(),
  /** correct / answered in percent; null until completed, and when nothing was answered. */
  successPercentage: z.number().int().nullable(),
  totalQuestions: z.number().int(),
  correctAnswers: z.number().int(),
  totalDurationSeconds: z.number().int(),
  startedAt: z.string(),
});
export type AttemptEntry = z.infer<typeof attemptEntry>;

/** Specification §3, "Statistics"; an average of nothing is null. */
const sectionStats = z.object({
  sectionId: z.number().int(),
  sectionName: z.string(),
  attempts: z.number().int(),
  completedAttempts: z.number().int(),
  /** Completed attempts in which this section's questions alone reached the pass mark. */
  successfulAttempts: z.number().int(),
  averageScore: z.number().nullable(),
  /** Seconds on this section's questions, a completed attempt. */
  averageTime: z.number().int().nullable(),
  lastAttempt: z.string().nullable(),
  /** The best completed attempt with this section's questions alone: its score, counts and time. */
  bestAttempt: attemptEntry.nullable(),
  answeredQuestions: z.number().int(),
  correctAnswers: z.number().int(),
  /** Seconds, over the answered questions of completed attempts. */
  averageTimePerQuestion: z.number().nullable(),
});
export type SectionStats = z.infer<typeof sectionStats>;

/** The most points that `scores` holds: the latest ones. */
export const MAX_SCORES = 200;

export const statisticsView = z.object({
  summary: z.object({
    totalAttempts: z.number().int(),
    completedAttempts: z.number().int(),
    successfulAttempts: z.number().int(),
    /** Successful of completed attempts, percent with one decimal. */
    successRate: z.number().nullable(),
    /** Mean of the scored attempts' percentages, with one decimal. */
    averageScore: z.number().nullable(),
    averageTimePerTest: z.number().int().nullable(),
    firstAttempt: z.string().nullable(),
    lastAttempt: z.string().nullable(),
    /** The section practised in most attempts. */
    favoriteSection: z.string().nullable(),
  }),
  personalBests: z.object({
    highestScore: attemptEntry.nullable(),
    /** The shortest attempt in which every question was answered. */
    fastestCompletion: attemptEntry.nullable(),
    bestSection: z.string().nullable(),
    longestStreak: z.number().int(),
  }),
  sectionStats: z.array(sectionStats),
  /** Scored attempts in the order of time, the latest `MAX_SCORES` of them. */
  scores: z.array(z.object({ startedAt: z.string(), sectionName: z.string(), percentage: z.number().int() })),
});
export type StatisticsView = z.infer<typeof statisticsView>;

export const getStatistics = endpoint({
  method: 'GET',
  path: '/api/statistics/user',
  summary: 'What the caller’s attempts add up to',
  access: 'user',
  query: statisticsQuery,
  data: statisticsView,
});

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/statistics/user/history',
  summary: 'The caller’s attempts, page by page',
  access: 'user',
  query: historyQuery,
  data: pageOf(attemptEntry),
});
