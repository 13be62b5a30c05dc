import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { addDays } from '@/lib/kernel/calendar';
import { SECTIONS } from '@/lib/kernel/exam';
import { type Alternative, type Forecast, MINUTES_PER_DAY } from '@/lib/plan/contract';
import { type ChosenPlan, isStudyDay, targetDate } from '@/lib/plan/day-rules';
import { chanceIn, type Outlook } from '@/lib/plan/learner-rules';
import { countFirstAnswers, FIRST_ANSWERS_NEEDED, toDays } from '@/lib/plan/reviews/rules';
import type { Learner } from '@/lib/plan/reviews/service';
import { type Candidate, expectedShares } from '@/lib/plan/selection-rules';
import { nameSections } from '@/lib/plan/view';
import { FITS_FROM, LATER_DAYS, moreMinutes, outlookOf, projectShares, rangeIn, type Step, toSteps } from './rules';
import { NO_CHANCES, nameDate, reasonOf, reasonOfThin, viewRange, whole } from './view';

interface Asked {
  plan: ChosenPlan;
  learner: Learner;
  /** Today's date for the learner. */
  today: string;
  now: Date;
  /** Number of questions answered today. They have used up part of today's minutes. */
  answeredToday: number;
}

interface Prepared extends Asked {
  candidates: readonly Candidate[];
  /** Returns the outlook on day `at` (days since 1970) without further study. */
  outlookAt: (at: number) => Outlook;
}

/**
 * Returns the time of the exam in days since 1970: noon of its date, but at least half a day from now, so that today's
 * study comes before the exam.
 */
const examAt = (date: string, now: Date): number =>
  Math.max(toDays(now.getTime()) + 0.5, toDays(Date.parse(`${date}T12:00:00Z`)));

/** Lists the remaining study days with the number of questions that fit into each day's minutes. */
function listStudyDays({ learner, today, now, answeredToday }: Asked, plan: ChosenPlan, until: string): Step[] {
  const { questions } = learner.bank;
  const facts = learner.bank.facts.filter(({ section }) => plan.sectionIds.includes(section));
  const seconds = facts.reduce((sum, { questionIds: [id] }) => sum + (id ? (questions.get(id)?.seconds ?? 0) : 0), 0);
  const perDay = (plan.minutesPerDay * 60 * facts.length) / Math.max(1, seconds);
  const days: Step[] = [];
  const nowAt = toDays(now.getTime());
  let at = nowAt;
  for (let date = today; date < until || (date === today && date === until); date = addDays(date, 1), at += 1) {
    const left = date === today ? perDay - answeredToday : perDay;
    if (isStudyDay(plan, date) && left >= 1) days.push({ at, reviews: Math.round(left) });
  }
  return days;
}

/**
 * Returns the outlook on the exam date if the learner follows the plan. Lets other requests run first, because the
 * computation takes some milliseconds.
 */
async function project(outlook: Prepared, plan: ChosenPlan): Promise<Outlook> {
  await setImmediate();
  const { candidates, outlookAt, today, now } = outlook;
  const until = targetDate(plan, today);
  const inPlan = candidates.filter(({ section }) => plan.sectionIds.includes(section));
  const days = listStudyDays(outlook, plan, until);
  const at = examAt(until, now);
  const projection = { kept: projectShares(inPlan, toSteps(days), at), idle: expectedShares(inPlan, at) };
  return outlookOf(projection, outlookAt(at));
}

const chanceOf = async (outlook: Prepared, plan: ChosenPlan): Promise<number> =>
  chanceIn(await project(outlook, plan), plan.sectionIds);

interface Change {
  change: string;
  plan: Alternative['plan'];
}

/**
 * Returns the first change that makes the study time long enough. If none does, returns the last change, or nothing if
 * the last change helps little. The changes must be sorted by size, because the last one is tried first: if it is not
 * enough, the others are not tried.
 */
async function firstThatFits(prepared: Prepared, before: number, changes: readonly Change[]): Promise<Alternative[]> {
  const [last] = changes.slice(-1);
  if (!last) return [];
  const most = await chanceOf(prepared, { ...prepared.plan, ...last.plan });
  if (most < FITS_FROM) return most >= before + WORTH_TELLING ? [viewChange(last, most)] : [];
  for (const change of changes.slice(0, -1)) {
    const chance = await chanceOf(prepared, { ...prepared.plan, ...change.plan });
    if (chance >= FITS_FROM) return [viewChange(change, chance)];
  }
  return [viewChange(last, most)];
}
const viewChange = ({ change, plan }: Change, chance: number): Alternative => ({
  change,
  plan,
  chanceOnDate: whole(chance),
});
const WORTH_TELLING = 0.05;

const CORE = SECTIONS[0]?.id ?? 0;

/**
 * Returns the ids of Core, which every certification needs, and of the type with the highest probability of passing.
 * Null unless the plan has Core and at least two types.
 */
function coreAndOneType({ plan }: Prepared, projected: Outlook): number[] | null {
  const types = plan.sectionIds.filter((id) => id !== CORE);
  if (!plan.sectionIds.includes(CORE) || types.length < 2) return null;
  const [best] = types.sort((one, other) => chanceIn(projected, [other]) - chanceIn(projected, [one]));
  return [CORE, best ?? 0];
}

async function listAlternatives(outlook: Prepared, projected: Outlook, before: number): Promise<Alternative[]> {
  const { plan, today } = outlook;
  const minutes = moreMinutes(plan.minutesPerDay, MINUTES_PER_DAY.max).map((minutesPerDay) => ({
    change: `${minutesPerDay} minutes a study day`,
    plan: { minutesPerDay },
  }));
  const until = targetDate(plan, today);
  const dates = LATER_DAYS.map((days) => addDays(until, days)).map((examDate) => ({
    change: `The exam on ${nameDate(examDate)}`,
    plan: { examDate },
  }));
  const first = coreAndOneType(outlook, projected);
  const sections = first ? [{ change: `${nameSections(first)} first`, plan: { sectionIds: first } }] : [];
  const alone = [
    ...(await firstThatFits(outlook, before, minutes)),
    ...(await firstThatFits(outlook, before, dates)),
    ...(await firstThatFits(outlook, before, sections)),
  ];
  if (alone.some(({ chanceOnDate }) => chanceOnDate >= FITS_FROM * 100)) return alone;
  return [...alone, ...(await firstThatFits(outlook, before, joined(minutes, dates, sections)))];
}

/**
 * Combines changes of minutes, date and sections, smallest postponement first. Used if a single change is not enough.
 */
function joined(minutes: readonly Change[], dates: readonly Change[], sections: readonly Change[]): Change[] {
  const [more] = minutes.slice(-1);
  return dates.map((date) => {
    const parts = [sections[0], more, date].filter((one) => one !== undefined);
    return {
      change: parts.map(({ change }, place) => (place === 0 ? change : decapitalized(change))).join(', '),
      plan: Object.assign({}, ...parts.map((part) => part.plan)),
    };
  });
}

const decapitalized = (text: string): string => (text.startsWith('The ') ? `the ${text.slice(4)}` : text);

/** Caches the results of `compute` by day, because several plans end on the same day. */
function once<T>(compute: (at: number) => T): (at: number) => T {
  const known = new Map<number, T>();
  return (at) => {
    const value = known.get(at) ?? compute(at);
    known.set(at, value);
    return value;
  };
}

export async function tellForecast(asked: Asked): Promise<Forecast> {
  const { plan, learner, today, now } = asked;
  const date = targetDate(plan, today);
  const counts = countFirstAnswers(learner.met, learner.bank);
  const inPlan = SECTIONS.filter(({ id }) => plan.sectionIds.includes(id));
  const missingOf = (id: number) => Math.max(0, FIRST_ANSWERS_NEEDED - (counts.get(id)?.firstAnswers ?? 0));
  const thin = inPlan.map(({ id, name }) => ({
    sectionId: id,
    sectionName: name,
    answersMissing: missingOf(id),
    ...NO_CHANCES,
  }));
  const isThin = thin.some(({ answersMissing }) => answersMissing > 0);
  const unknown = { date, allSections: NO_CHANCES, fits: null, alternatives: [] };
  if (thin.every(({ answersMissing }) => answersMissing > 0)) {
    return { ...unknown, sections: thin, reason: reasonOfThin(thin) };
  }
  const model = await learner.model();
  const nowAt = toDays(now.getTime());
  const until = examAt(date, now);
  const candidates = model.believed();
  await setImmediate();
  const chancesNow = model.outlook(nowAt);
  await setImmediate();
  const prepared = { ...asked, candidates, outlookAt: once((at) => model.outlook(at)) };
  const projected = await project(prepared, plan);
  const certaintyOf = (section: number) => ({
    firstAnswers: counts.get(section)?.firstAnswers ?? 0,
    days: until - nowAt,
  });
  const rangeOf = (sectionIds: readonly number[]) =>
    viewRange(chanceIn(chancesNow, sectionIds), rangeIn(projected, sectionIds, certaintyOf));
  const sections = thin.map((section) => {
    return section.answersMissing === 0 ? { ...section, ...rangeOf([section.sectionId]) } : section;
  });
  if (isThin) return { ...unknown, sections, reason: reasonOfThin(thin) };
  const chance = chanceIn(projected, plan.sectionIds);
  // The plan cannot change any more on the exam day, so the forecast does not say whether the study time is enough.
  const isToday = plan.examDate === today;
  const fits = isToday ? null : chance >= FITS_FROM;
  const alternatives = fits === false ? await listAlternatives(prepared, projected, chance) : [];
  const isOver = plan.examDate !== null && plan.examDate < today;
  return {
    date,
    sections,
    fits,
    alternatives,
    allSections: rangeOf(plan.sectionIds),
    reason: reasonOf({
      sectionIds: plan.sectionIds,
      minutesPerDay: plan.minutesPerDay,
      date,
      isOver,
      isToday,
      chance,
      hasDate: plan.examDate !== null,
      hasAlternatives: alternatives.length > 0,
    }),
  };
}
