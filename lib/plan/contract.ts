import { questionView } from '@/lib/bank/contract';
import { isTimeZone } from '@/lib/kernel/calendar';
import { isCertificationSection } from '@/lib/kernel/exam';
import { questionId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

export const MINUTES_PER_DAY = { min: 5, max: 120 } as const;

const isDistinct = (values: readonly number[]): boolean => new Set(values).size === values.length;

const sectionIds = z
  .array(z.number('Invalid section ID').int('Invalid section ID').refine(isCertificationSection, 'Invalid section ID'))
  .min(1, 'Choose at least one section')
  .max(10)
  .refine(isDistinct, 'Name each section once');

const minutesPerDay = z
  .number()
  .int()
  .min(MINUTES_PER_DAY.min, `Choose ${MINUTES_PER_DAY.min} to ${MINUTES_PER_DAY.max} minutes`)
  .max(MINUTES_PER_DAY.max, `Choose ${MINUTES_PER_DAY.min} to ${MINUTES_PER_DAY.max} minutes`);

/** Days of the week: 0 is Sunday, 6 is Saturday. */
const studyDays = z
  .array(z.number().int().min(0).max(6))
  .min(1, 'Choose at least one day')
  .max(7)
  .refine(isDistinct, 'Name each day once');

const timeZone = z.string().max(60).refine(isTimeZone, 'Name a time zone such as America/Chicago');

/** `new`: facts never asked before. `review`: facts met before. `mixed`: both. `mistakes`: all questions whose last answer was wrong. */
const SET_KINDS = ['new', 'review', 'mixed', 'mistakes'] as const;

const studySet = z.object({
  /** The same all day on every device. `mistakes` for the deck of mistakes, which changes with each answer. */
  id: z.string(),
  kind: z.enum(SET_KINDS),
  sectionIds: z.array(z.number().int()),
  questionCount: z.number().int(),
  /** For a practice test: `POST /api/test/start` with these and `sectionIds`. In their order. */
  questionIds: z.array(z.number().int()),
  /** Those of them that were not answered since the day began. */
  openQuestionIds: z.array(z.number().int()),
  /** About how long it takes, at least 1. */
  minutes: z.number().int(),
  /** Why these, without a period: "4 you missed, 7 new in Type II: your weakest for Friday". */
  reason: z.string(),
  /** How many of its questions were answered since the day began. */
  answeredCount: z.number().int(),
  isDone: z.boolean(),
  /** Beside the day's minutes: on a day off, after the day's sets are done, and the deck of mistakes. */
  isExtra: z.boolean(),
});
export type StudySet = z.infer<typeof studySet>;

/** Chances in whole percents from 1 to 99. `low` to `high` holds `chanceOnDate` in eight cases of ten. */
const chances = {
  chanceNow: z.number().int().nullable(),
  /** If the plan is kept. */
  chanceOnDate: z.number().int().nullable(),
  low: z.number().int().nullable(),
  high: z.number().int().nullable(),
};

const sectionForecast = z.object({
  sectionId: z.number().int(),
  sectionName: z.string(),
  ...chances,
  /** How many first answers are missing until a chance is told; 0 where one is. */
  answersMissing: z.number().int(),
});
export type SectionForecast = z.infer<typeof sectionForecast>;

const alternative = z.object({
  /** What would change, such as "35 minutes a day" or "Core and Type II first". */
  change: z.string(),
  /** To pass all of its sections on its date. */
  chanceOnDate: z.number().int(),
  /** What to put into the plan for it. */
  plan: z.object({
    examDate: z.string().optional(),
    minutesPerDay: z.number().int().optional(),
    sectionIds: z.array(z.number().int()).optional(),
  }),
});
export type Alternative = z.infer<typeof alternative>;

const forecast = z.object({
  /** The day that it is about: the exam's, or three weeks ahead where there is none. */
  date: z.string(),
  sections: z.array(sectionForecast),
  /** To pass all of the plan's sections; nulls until each section has a chance. */
  allSections: z.object(chances),
  /** Whether the time is likely to be enough; null while no chance is told, and on the day of the exam. */
  fits: z.boolean().nullable(),
  /** One or two sentences. */
  reason: z.string(),
  /** Empty where the plan fits. */
  alternatives: z.array(alternative),
});
export type Forecast = z.infer<typeof forecast>;

const planView = z.object({
  /** Nothing was chosen yet: all sections, 20 minutes every day, no date. */
  isDefault: z.boolean(),
  examDate: z.string().nullable(),
  sectionIds: z.array(z.number().int()),
  minutesPerDay: z.number().int(),
  studyDays: z.array(z.number().int()),
  timeZone: z.string(),
  /** Whether a tap on an option submits it. */
  oneTap: z.boolean(),
  /** Hour of the day, 0 to 23, at which a study day's mail is sent; null: none. */
  reminderHour: z.number().int().nullable(),
  /** The exam date is over, and the learner has not said how it went (`PUT /api/outcomes`). */
  isOutcomeAsked: z.boolean(),
  /** Study days in a row with at least one answer, up to today; a day off breaks nothing, and neither does today while it lasts. */
  streakDays: z.number().int(),
  /** Questions answered since the day began. */
  answeredToday: z.number().int(),
  today: z.object({
    /** In the plan's time zone. */
    date: z.string(),
    isStudyDay: z.boolean(),
    /** Minutes planned for today; 0 on a day off. */
    minutes: z.number().int(),
    sets: z.array(studySet),
  }),
  forecast,
});
export type PlanView = z.infer<typeof planView>;

export const getPlan = {
  summary: 'The caller’s study plan with today’s sets and the forecast; a default plan where none was chosen',
  data: planView,
};

export const putPlan = {
  summary: 'Choose the study plan. Today is planned again, except what was answered already',
  body: z.strictObject({
    /** Not before today. Null: no date yet; the plan then looks three weeks ahead. */
    examDate: z.iso.date('Enter a date that exists').nullable(),
    sectionIds,
    minutesPerDay,
    studyDays,
    timeZone,
    /** Left out, these two stay as they are. They can be stored alone by `PUT /api/plan/settings`. */
    oneTap: z.boolean().optional(),
    reminderHour: z.number().int().min(0).max(23).nullable().optional(),
  }),
  data: planView,
};

const settings = z.object({ oneTap: z.boolean(), reminderHour: z.number().int().nullable() });
export type PlanSettings = z.infer<typeof settings>;

export const putPlanSettings = {
  summary: 'Store whether one tap answers, and at which hour a study day’s mail is sent; what is left out stays',
  body: z.strictObject({
    oneTap: z.boolean().optional(),
    reminderHour: z.number().int().min(0).max(23).nullable().optional(),
  }),
  data: settings,
};

export const listSetQuestions = {
  summary: 'The questions of one of today’s sets with their keys, for practice, also without signal',
  params: z.strictObject({ id: z.union([z.literal('mistakes'), z.uuid()]) }),
  data: z.array(questionView),
};

export const unsubscribe = {
  summary:
    'Turn a regular mail off (study days, an admin’s summary of reports), by the token of such a mail; again: nothing happens',
  query: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/, 'This link is not complete') }),
  data: z.object({ message: z.string() }),
};

export const getCalendar = {
  summary: 'The study days and the exam as a calendar file (RFC 5545)',
  data: z.instanceof(Blob),
};

/** What a stored set holds. */
const storedSet = z.object({
  id: z.uuid(),
  questionIds: z.array(questionId),
  /** Of them, those whose fact was new when it was planned, and those missed the last time. */
  newIds: z.array(questionId),
  missedIds: z.array(questionId),
  isExtra: z.boolean(),
});
export type StoredSet = z.infer<typeof storedSet>;
