import 'server-only';
import { listWithheld, withholdForDraw } from '@/lib/attempts/answer-keys/service';
import type { QuestionView } from '@/lib/bank/contract';
import { listQuestionsByIds } from '@/lib/bank/service';
import { dateIn, startOfDay } from '@/lib/kernel/calendar';
import { SECTIONS } from '@/lib/kernel/exam';
import type { QuestionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { DAY_MS } from '@/lib/kernel/time';
import type { ShownChance } from '@/lib/outcomes/rules';
import { isOutcomeOpen, storeShownChances } from '@/lib/outcomes/service';
import { type Learner, readLearner } from '@/lib/plan/reviews/service';
import type { Forecast, PlanSettings, PlanView, StoredSet, StudySet } from './contract';
import { type ChosenPlan, isStudyDay, listMissed, type Met, streakOf } from './day-rules';
import { planStoredSets } from './day-service';
import { tellForecast } from './forecast/service';
import { weakestOf } from './forecast/view';
import { LESSON } from './lesson-rules';
import * as store from './store';
import { viewMistakes, viewSet } from './view';

/** The owner of the plan and the time of the request. */
export interface Reader {
  userId: UserId;
  /** Time zone of the device; used until the learner chooses a plan, which has its own time zone. */
  timeZone: string | null;
  now: Date;
}

const defaultPlan = (timeZone: string | null): ChosenPlan => ({
  examDate: null,
  sectionIds: SECTIONS.map(({ id }) => id),
  minutesPerDay: 20,
  studyDays: [0, 1, 2, 3, 4, 5, 6],
  timeZone: timeZone ?? 'UTC',
});

interface FoundPlan extends ChosenPlan {
  isDefault: boolean;
  oneTap: boolean;
  reminderHour: number | null;
  startedAt: Date | null;
}

async function readPlan({ userId, timeZone }: Reader): Promise<FoundPlan> {
  const row = await store.findPlan(userId);
  const isDefault = !row?.chosenAt;
  const chosen = row ?? defaultPlan(timeZone);
  return {
    examDate: chosen.examDate,
    sectionIds: chosen.sectionIds,
    minutesPerDay: chosen.minutesPerDay,
    studyDays: chosen.studyDays,
    timeZone: chosen.timeZone,
    isDefault,
    oneTap: row?.oneTap ?? false,
    reminderHour: row?.reminderHour ?? null,
    startedAt: row?.createdAt ?? null,
  };
}

/** Returns the plan that the user chose, or the default plan. */
export const findChosenPlan = (reader: Reader): Promise<ChosenPlan> => readPlan(reader);

/** Returns the ids of the sections in the plan that the user chose. Returns null if the user has not chosen a plan. */
export async function findPlannedSections(userId: UserId): Promise<readonly number[] | null> {
  const row = await store.findPlan(userId);
  return row?.chosenAt ? row.sectionIds : null;
}

/** Input from which today's sets are built. */
interface Today {
  reader: Reader;
  plan: FoundPlan;
  learner: Learner;
  withheld: ReadonlySet<QuestionId>;
  date: string;
  day: store.DayRow;
}

const answeredSince = (met: readonly Met[], atMs: number): Set<QuestionId> =>
  new Set(met.filter((one) => one.atMs >= atMs).map(({ questionId }) => questionId));

const minutesToday = (plan: ChosenPlan, date: string): number => (isStudyDay(plan, date) ? plan.minutesPerDay : 0);

async function readToday(reader: Reader): Promise<Today> {
  const plan = await readPlan(reader);
  const date = dateIn(plan.timeZone, reader.now);
  const [learner, withheld, known] = await Promise.all([
    readLearner(reader.userId, reader.now),
    listWithheld(reader.userId),
    store.findDay(reader.userId, date),
  ]);
  const today = { reader, plan, learner, withheld, date };
  return { ...today, day: await withExtra(today, known ?? (await beginDay(today))) };
}

/**
 * Plans the sets of the day, stores them and returns what is stored. If two devices do this at the same time, both get
 * the sets stored first.
 */
async function beginDay(today: Omit<Today, 'day'>): Promise<store.DayRow> {
  const { plan, date, reader } = today;
  const beganAtMs = startOfDay(date, plan.timeZone).getTime();
  const sets = await planStoredSets({ ...today, beganAtMs, minutes: minutesToday(plan, date), isExtra: false });
  await store.addDay(reader.userId, { date, beganAtMs, sets });
  return requireDay(today);
}

async function requireDay({ reader, date }: Pick<Today, 'reader' | 'date'>): Promise<store.DayRow> {
  const day = await store.findDay(reader.userId, date);
  // The day is missing only if the account was deleted in the meantime.
  if (!day) throw new Problem('NOT_FOUND', 'There is no plan for today');
  return day;
}

/** Length of an extra lesson in minutes. */
const EXTRA_MINUTES = LESSON.seconds / 60;

/** Adds an extra lesson if all sets of today are finished, or if there are none because it is a day off. */
async function withExtra(today: Omit<Today, 'day'>, day: store.DayRow): Promise<store.DayRow> {
  const { learner, reader } = today;
  const answered = answeredSince(learner.met, day.beganAtMs);
  const isOpen = ({ isDone, questionCount }: StudySet) => !isDone && questionCount > 0;
  const seen = { bank: learner.bank, answered, weakest: null };
  if (day.sets.some((set) => isOpen(viewSet(set, seen)))) return day;
  const extra = await planStoredSets({ ...today, beganAtMs: day.beganAtMs, minutes: EXTRA_MINUTES, isExtra: true });
  if (extra.length === 0) return day;
  await store.replaceSets(reader.userId, day, [...day.sets, ...extra]);
  return requireDay(today);
}

/** Returns as many missed questions as fit into one lesson, and the number of all missed questions. */
function listDeck({ learner: { met, bank, recall }, withheld }: Pick<Today, 'learner' | 'withheld'>) {
  const missed = recall('missed', () => listMissed(met, bank));
  const all = missed.filter((id) => !withheld.has(id));
  return { ids: all.slice(0, LESSON.most), total: all.length };
}

/** Returns the sections for which the forecast shows a probability. */
const shownChancesOf = ({ sections }: Forecast): ShownChance[] =>
  sections.flatMap(({ sectionId, chanceOnDate: chance, low, high }) =>
    chance === null || low === null || high === null ? [] : [{ sectionId, chance, low, high }],
  );

async function viewToday(today: Today): Promise<PlanView> {
  const { plan, learner, date, day, reader } = today;
  const { startedAt: _startedAt, ...shown } = plan;
  const answered = answeredSince(learner.met, day.beganAtMs);
  const deck = listDeck(today);
  const beganAtMs = startOfDay(date, plan.timeZone).getTime();
  const answeredToday = learner.met.filter(({ atMs }) => atMs >= beganAtMs).length;
  const { sectionIds, minutesPerDay, studyDays, examDate, timeZone } = plan;
  const forecast = await learner.recall(
    JSON.stringify([date, sectionIds, minutesPerDay, studyDays, examDate]),
    async () => {
      const told = await tellForecast({ plan, learner, today: date, now: reader.now, answeredToday });
      if (!plan.isDefault)
        await storeShownChances(reader.userId, { today: date, examDate, chances: shownChancesOf(told) });
      return told;
    },
  );
  const weakest = weakestOf(forecast, { today: date, examDate });
  const seen = { bank: learner.bank, answered, weakest };
  const sets = day.sets.map((set) => viewSet(set, seen)).filter((set) => set.questionCount > 0);
  const isOver = examDate !== null && examDate < date;
  return {
    ...shown,
    sectionIds: [...plan.sectionIds],
    studyDays: [...plan.studyDays],
    isOutcomeAsked: isOver && (await isOutcomeOpen(reader.userId, examDate)),
    streakDays: learner.recall(JSON.stringify(['streak', date, studyDays, timeZone]), () => {
      return streakOf(plan, learner.met, date);
    }),
    answeredToday,
    today: {
      date,
      isStudyDay: isStudyDay(plan, date),
      minutes: minutesToday(plan, date),
      sets: deck.total > 0 ? [...sets, viewMistakes(deck.ids, deck.total, learner.bank)] : sets,
    },
    forecast,
  };
}

/** Returns the plan. The first call on a day plans its sets. */
export const getPlan = async (reader: Reader): Promise<PlanView> => viewToday(await readToday(reader));

interface Chosen extends ChosenPlan {
  oneTap?: boolean | undefined;
  reminderHour?: number | null | undefined;
}

/** Maximum days from today to the exam date. */
const MOST_DAYS_AHEAD = 730;

/** Throws `VALIDATION` for an exam date in the past or more than two years ahead. */
function requireUsableDate({ examDate, timeZone }: ChosenPlan, now: Date): void {
  const refuse = (message: string) => new Problem('VALIDATION', message, { fields: { examDate: message } });
  if (examDate === null) return;
  if (examDate < dateIn(timeZone, now)) throw refuse('Choose a date that is not in the past');
  const furthest = new Date(now.getTime() + MOST_DAYS_AHEAD * DAY_MS);
  if (examDate > dateIn(timeZone, furthest)) throw refuse('Choose a date within two years');
}

/** True if the plans are equal, apart from the time zone. A new zone does not change sets that are already planned. */
const isSame = (one: ChosenPlan, other: ChosenPlan): boolean =>
  one.examDate === other.examDate &&
  one.minutesPerDay === other.minutesPerDay &&
  [...one.sectionIds].sort().join() === [...other.sectionIds].sort().join() &&
  [...one.studyDays].sort().join() === [...other.studyDays].sort().join();

/**
 * Stores the plan. If it differs from the previous plan, today's sets that were not started are planned again. Throws
 * `VALIDATION` for an invalid exam date.
 */
export async function choosePlan(reader: Reader, { oneTap, reminderHour, ...plan }: Chosen): Promise<PlanView> {
  requireUsableDate(plan, reader.now);
  const before = await readPlan(reader);
  await store.savePlan(reader.userId, plan, { oneTap, reminderHour });
  const today = await readToday(reader);
  return viewToday(isSame(before, plan) ? today : { ...today, day: await planAnew(today) });
}

/** Plans today's sets again: keeps the started sets, and plans new sets for the remaining minutes. */
async function planAnew(today: Today): Promise<store.DayRow> {
  const { plan, learner, day, date, reader } = today;
  const answered = answeredSince(learner.met, day.beganAtMs);
  const kept = day.sets.filter(({ questionIds }) => questionIds.some((id) => answered.has(id)));
  const seen = { bank: learner.bank, answered, weakest: null };
  const keptMinutes = kept.filter(({ isExtra }) => !isExtra).reduce((sum, set) => sum + viewSet(set, seen).minutes, 0);
  const minutes = Math.max(0, minutesToday(plan, date) - keptMinutes);
  const taken: StoredSet[] = kept;
  const sets = await planStoredSets({ ...today, beganAtMs: day.beganAtMs, minutes, isExtra: false, taken });
  await store.replaceSets(reader.userId, day, [...kept, ...sets]);
  return withExtra(today, await requireDay(today));
}

interface Settings {
  oneTap?: boolean | undefined;
  reminderHour?: number | null | undefined;
}

export const storeSettings = ({ userId, timeZone }: Reader, settings: Settings): Promise<PlanSettings> =>
  store.saveSettings(userId, settings, defaultPlan(timeZone));

/** Lists the questions of one of today's sets with their keys. Throws `NOT_FOUND` for any other set id. */
export async function listSetQuestions(reader: Reader, id: string): Promise<QuestionView[]> {
  // This call comes before the keys are read, so that an exam opened afterwards cannot include these questions.
  const withheld = await withholdForDraw(reader.userId);
  const today = await readToday(reader);
  const ids = id === 'mistakes' ? listDeck(today).ids : today.day.sets.find((set) => set.id === id)?.questionIds;
  if (!ids) throw new Problem('NOT_FOUND', 'This lesson is no longer part of today. Open Today again.');
  return listQuestionsByIds(ids.filter((one) => !withheld.has(one)));
}
