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

/** Days of the week on which the learner studies: 0 is Sunday, 6 is Saturday. */
const studyDays = z
  .array(z.number().int().min(0).max(6))
  .min(1, 'Choose at least one day')
  .max(7)
  .refine(isDistinct, 'Name each day once');

const timeZone = z.string().max(60).refine(isTimeZone, 'Name a time zone such as America/Chicago');

/**
 * `new`: facts never asked before. `review`: facts seen before. `mixed`: both. `mistakes`: all questions whose last
 * answer was wrong.
 */
const SET_KINDS = ['new', 'review', 'mixed', 'mistakes'] as const;

const studySet = z.object({
  /**
   * Id that stays the same all day on every device. `mistakes` for the deck of mistakes, whose questions change with
   * each answer.
   */
  id: z.string(),
  kind: z.enum(SET_KINDS),
  sectionIds: z.array(z.number().int()),
  questionCount: z.number().int(),
  /** Question ids in order. To start a practice test, send `questionIds` and `sectionIds` to `POST /api/test/start`. */
  questionIds: z.array(z.number().int()),
  /** The ids in `questionIds` of questions not answered since the start of the day. */
  openQuestionIds: z.array(z.number().int()),
  /** Estimated minutes, at least 1. */
  minutes: z.number().int(),
  /** Reason for choosing the set, without a final period: "4 you missed, 7 new in Type II: your weakest for Friday". */
  reason: z.string(),
  /** The parts of `reason`, for pages that word the reason in their own language. */
  composition: z.object({
    newCount: z.number().int(),
    /** Number of missed questions. For the set of mistakes, the number in the whole deck. */
    missedCount: z.number().int(),
    reviewCount: z.number().int(),
    /** Sections of the set's new questions, or of all its questions if none is new. */
    sectionIds: z.array(z.number().int()),
    /** True if the questions come from the section of the plan that the learner is least likely to pass. */
    isWeakest: z.boolean(),
  }),
  /** Number of the set's questions answered since the start of the day. */
  answeredCount: z.number().int(),
  /** True if at most a fifth of the questions are open. The few that were skipped come again in a later lesson. */
  isDone: z.boolean(),
  /**
   * True for a set in addition to the day's minutes: on a day off, after the day's sets are finished, or the deck of
   * mistakes.
   */
  isExtra: z.boolean(),
});
export type StudySet = z.infer<typeof studySet>;
export type SetComposition = StudySet['composition'];

/**
 * Probabilities of passing, in whole percent from 1 to 99; null until there are enough answers. `low` to `high` is the
 * 80 percent interval of `chanceOnDate`.
 */
const chances = {
  chanceNow: z.number().int().nullable(),
  /** Probability on the date of the forecast, if the learner follows the plan. */
  chanceOnDate: z.number().int().nullable(),
  low: z.number().int().nullable(),
  high: z.number().int().nullable(),
};

const sectionForecast = z.object({
  sectionId: z.number().int(),
  sectionName: z.string(),
  ...chances,
  /** Number of first answers still needed before a probability is shown; 0 if one is shown. */
  answersMissing: z.number().int(),
});
export type SectionForecast = z.infer<typeof sectionForecast>;

const alternative = z.object({
  /** Description of a suggested change, such as "35 minutes a day" or "Core and Type II first". */
  change: z.string(),
  /** Probability of passing all sections of the changed plan, on the date of the changed plan. */
  chanceOnDate: z.number().int(),
  /** New values of the fields to change in the plan. */
  plan: z.object({
    examDate: z.string().optional(),
    minutesPerDay: z.number().int().optional(),
    sectionIds: z.array(z.number().int()).optional(),
  }),
});
export type Alternative = z.infer<typeof alternative>;

const forecast = z.object({
  /** The exam's date, or three weeks ahead for a plan without an exam date. */
  date: z.string(),
  sections: z.array(sectionForecast),
  /** Probability of passing all of the plan's sections; the values are null until every section has one. */
  allSections: z.object(chances),
  /** True if the study time is likely to be enough; null while no probability is shown, and on the day of the exam. */
  fits: z.boolean().nullable(),
  /** One or two sentences that explain the forecast. */
  reason: z.string(),
  /** Changes that would help; empty if the plan fits. */
  alternatives: z.array(alternative),
});
export type Forecast = z.infer<typeof forecast>;

const planView = z.object({
  /** True until the learner chooses a plan. The default is all sections, 20 minutes every day, and no exam date. */
  isDefault: z.boolean(),
  examDate: z.string().nullable(),
  sectionIds: z.array(z.number().int()),
  minutesPerDay: z.number().int(),
  studyDays: z.array(z.number().int()),
  timeZone: z.string(),
  /** True if a tap on an option submits it. */
  oneTap: z.boolean(),
  /** Hour of the study-day email, 0 to 23; null if none is sent. */
  reminderHour: z.number().int().nullable(),
  /** True if the exam date has passed and the learner has not reported an outcome (`PUT /api/outcomes`). */
  isOutcomeAsked: z.boolean(),
  /**
   * Number of consecutive study days with at least one answer, up to today. A day off does not end the streak, and
   * today does not end it before the first answer.
   */
  streakDays: z.number().int(),
  /** Questions answered since the start of the day. */
  answeredToday: z.number().int(),
  today: z.object({
    /** Date in the plan's time zone. */
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
  summary: 'The caller’s study plan with today’s sets and the forecast; a default plan if none was chosen',
  data: planView,
};

export const putPlan = {
  summary: 'Save the study plan. Today is planned again, except for answered lessons',
  body: z.strictObject({
    /** Exam date, not before today. Null: no date yet, so the plan looks three weeks ahead. */
    examDate: z.iso.date('Enter a date that exists').nullable(),
    sectionIds,
    minutesPerDay,
    studyDays,
    timeZone,
    /** `oneTap` and `reminderHour` are unchanged if omitted. `PUT /api/plan/settings` accepts only these two. */
    oneTap: z.boolean().optional(),
    reminderHour: z.number().int().min(0).max(23).nullable().optional(),
  }),
  data: planView,
};

const settings = z.object({ oneTap: z.boolean(), reminderHour: z.number().int().nullable() });
export type PlanSettings = z.infer<typeof settings>;

export const putPlanSettings = {
  summary: 'Store the settings for one-tap answers and for the hour of the study-day email; omitted settings stay',
  body: z.strictObject({
    oneTap: z.boolean().optional(),
    reminderHour: z.number().int().min(0).max(23).nullable().optional(),
  }),
  data: settings,
};

export const listSetQuestions = {
  summary: 'Questions of one of today’s lessons with their keys, for practice and for offline use',
  params: z.strictObject({ id: z.union([z.literal('mistakes'), z.uuid()]) }),
  data: z.array(questionView),
};

const turnedOff = z.object({
  message: z.string(),
  /** The email that was turned off. */
  email: z.enum(['study-days', 'open-reports']),
});
export type TurnedOff = z.infer<typeof turnedOff>;

export const unsubscribe = {
  summary:
    'Turn off a regular email (study days, an admin’s summary of reports) by its token; repeated calls change nothing',
  query: z.strictObject({
    token: z.string().regex(/^[\w-]{43}$/, 'This link is incomplete. Open the full link from the email.'),
  }),
  data: turnedOff,
};

export const getCalendar = {
  summary: 'The study days and the exam as a calendar file (RFC 5545)',
  data: z.instanceof(Blob),
};

/** Schema of a stored set. */
const storedSet = z.object({
  id: z.uuid(),
  questionIds: z.array(questionId),
  /**
   * `newIds`: ids of the questions about facts that were new to the learner when the set was planned. `missedIds`: ids
   * of the questions whose last answer was wrong.
   */
  newIds: z.array(questionId),
  missedIds: z.array(questionId),
  isExtra: z.boolean(),
});
export type StoredSet = z.infer<typeof storedSet>;
