import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { addDays } from '@/lib/kernel/calendar';
import { SECTIONS } from '@/lib/kernel/exam';
import { type Alternative, type Forecast, MINUTES_PER_DAY } from '@/lib/plan/contract';
import { type ChosenPlan, isStudyDay, targetDate } from '@/lib/plan/day/rules';
import { countFirstAnswers, toDays, toMeetings } from '@/lib/plan/meetings/rules';
import type { Learner } from '@/lib/plan/meetings/service';
import type { Candidate } from '@/lib/plan/selection/rules';
import { nameSections } from '@/lib/plan/view';
import { FIRST_ANSWERS_NEEDED } from '@/lib/statistics/readiness/rules';
import {
  FITS_FROM,
  LATER_DAYS,
  listCandidates,
  moreMinutes,
  projectShares,
  type Range,
  rangeOf,
  rangeOfAll,
  type Step,
  toSteps,
} from './rules';
import { NO_CHANCES, nameDate, reasonOf, reasonOfThin, viewRange, whole } from './view';

interface Asked {
  plan: ChosenPlan;
  learner: Learner;
  /** The learner's date. */
  today: string;
  now: Date;
  /** Questions answered today already: their minutes are over. */
  answeredToday: number;
}

type Outlook = Asked & { counts: ReadonlyMap<number, number>; candidates: readonly Candidate[] };

/** The exam is at noon of its day, and half a day away at least: what is studied today is studied before it. */
const examAt = (date: string, now: Date): number =>
  Math.max(toDays(now.getTime()) + 0.5, toDays(Date.parse(`${date}T12:00:00Z`)));

/** The study days that are left, each with the questions that its minutes hold. */
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
    if (isStudyDay(plan, date) && left >= 1) days.push({ at, meetings: Math.round(left) });
  }
  return days;
}

/** The chance of each section on the day if the plan is kept. Others get their turn first: it takes some milliseconds. */
async function project(outlook: Outlook, plan: ChosenPlan): Promise<Map<number, Range>> {
  await setImmediate();
  const { counts, candidates, today, now } = outlook;
  const until = targetDate(plan, today);
  const on = examAt(until, now);
  const inPlan = candidates.filter(({ section }) => plan.sectionIds.includes(section));
  const shares = projectShares(inPlan, toSteps(listStudyDays(outlook, plan, until)), on);
  const days = on - toDays(now.getTime());
  const rangeOfSection = (section: number, share: number) =>
    rangeOf(share, { firstAnswers: counts.get(section) ?? 0, days });
  return new Map([...shares].map(([section, share]) => [section, rangeOfSection(section, share)]));
}

const chanceOf = async (outlook: Outlook, plan: ChosenPlan): Promise<number> =>
  rangeOfAll([...(await project(outlook, plan)).values()]).chance;

interface Change {
  change: string;
  plan: Alternative['plan'];
}

/** The first of the changes that fits, else the last; nothing where even that one adds little. */
async function firstThatFits(outlook: Outlook, before: number, changes: readonly Change[]): Promise<Alternative[]> {
  let told: Alternative | undefined;
  let chance = 0;
  for (const { change, plan } of changes) {
    chance = await chanceOf(outlook, { ...outlook.plan, ...plan });
    told = { change, chanceOnDate: whole(chance), plan };
    if (chance >= FITS_FROM) break;
  }
  return told && chance >= before + WORTH_TELLING ? [told] : [];
}
const WORTH_TELLING = 0.05;

const CORE = SECTIONS[0]?.id ?? 0;

/** Core, which everybody must pass, and the type that stands best; null where the plan has no more than that. */
function coreAndOneType({ plan }: Outlook, ranges: ReadonlyMap<number, Range>): number[] | null {
  const types = plan.sectionIds.filter((id) => id !== CORE);
  if (!plan.sectionIds.includes(CORE) || types.length < 2) return null;
  const [best] = types.sort((one, other) => (ranges.get(other)?.chance ?? 0) - (ranges.get(one)?.chance ?? 0));
  return [CORE, best ?? 0];
}

async function listAlternatives(
  outlook: Outlook,
  ranges: ReadonlyMap<number, Range>,
  before: number,
): Promise<Alternative[]> {
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
  const first = coreAndOneType(outlook, ranges);
  const sections = first ? [{ change: `${nameSections(first)} first`, plan: { sectionIds: first } }] : [];
  const alone = [
    ...(await firstThatFits(outlook, before, minutes)),
    ...(await firstThatFits(outlook, before, dates)),
    ...(await firstThatFits(outlook, before, sections)),
  ];
  if (alone.some(({ chanceOnDate }) => chanceOnDate >= FITS_FROM * 100)) return alone;
  return [...alone, ...(await firstThatFits(outlook, before, joined(minutes, dates, sections)))];
}

/** Where no single change is enough: all of them at once, the least first. */
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

/** To pass some of the sections; of all of them the model knows better, since one memory holds them. */
const productOf = (chances: ReadonlyMap<number, number>, sections: readonly { id: number }[]): number =>
  sections.reduce((product, { id }) => product * (chances.get(id) ?? 0), 1);

export async function tellForecast(asked: Asked): Promise<Forecast> {
  const { plan, learner, today, now } = asked;
  const date = targetDate(plan, today);
  const counts = countFirstAnswers(learner.met, learner.bank);
  const inPlan = SECTIONS.filter(({ id }) => plan.sectionIds.includes(id));
  const missingOf = (id: number) => Math.max(0, FIRST_ANSWERS_NEEDED - (counts.get(id) ?? 0));
  const thin = inPlan.map(({ id, name }) => ({
    ...{ sectionId: id, sectionName: name, answersMissing: missingOf(id) },
    ...NO_CHANCES,
  }));
  const isThin = thin.some(({ answersMissing }) => answersMissing > 0);
  const unknown = { date, allSections: NO_CHANCES, fits: null, alternatives: [] };
  if (thin.every(({ answersMissing }) => answersMissing > 0)) {
    return { ...unknown, sections: thin, reason: reasonOfThin(thin) };
  }
  const model = await learner.model();
  const nowAt = toDays(now.getTime());
  const chancesNow = model.chances(nowAt);
  await setImmediate();
  const candidates = listCandidates(learner.bank.facts, toMeetings(learner.met, learner.bank));
  const outlook = { ...asked, counts, candidates };
  const ranges = await project(outlook, plan);
  const sections = thin.map((section) => {
    const range = ranges.get(section.sectionId);
    const isTold = section.answersMissing === 0 && range !== undefined;
    return isTold ? { ...section, ...viewRange(chancesNow.get(section.sectionId) ?? 0, range) } : section;
  });
  if (isThin) return { ...unknown, sections, reason: reasonOfThin(thin) };
  const all = rangeOfAll([...ranges.values()]);
  const fits = all.chance >= FITS_FROM;
  const alternatives = fits ? [] : await listAlternatives(outlook, ranges, all.chance);
  const isOver = plan.examDate !== null && plan.examDate < today;
  return {
    ...{ date, sections, fits, alternatives },
    allSections: viewRange(
      inPlan.length === SECTIONS.length ? model.chanceOfAll(nowAt) : productOf(chancesNow, inPlan),
      all,
    ),
    reason: reasonOf({
      ...{ sectionIds: plan.sectionIds, minutesPerDay: plan.minutesPerDay, date, isOver, chance: all.chance },
      ...{ hasDate: plan.examDate !== null, hasAlternatives: alternatives.length > 0 },
    }),
  };
}
