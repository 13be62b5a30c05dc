import { seededRandom } from '@/lib/kernel/random';
import type { Outlook } from '@/lib/plan/learner-rules';
import { type Learner, makeLearner } from './learner';
import type { MemoryModel } from './memory/model';
import type { MakeStrategy, Strategy } from './strategies';
import { makeFacts } from './world';

/** One case of the benchmark: a kind of learner with an amount of time to study. */
export interface Cell {
  model: MemoryModel;
  ability: number;
  days: number;
  questionsADay: number;
}
export interface PredictedChance {
  outlook: Outlook;
  /** Share of the simulated exams in which the learner passed both sections. */
  passed: number;
  /** Share of the simulated exams in which the learner passed each section, by section. */
  passedSections: readonly number[];
}
export interface Taught {
  /**
   * Results of each learner, in the order of the seeds: the share of exams passed and the probability of quitting, each
   * 0 to 1.
   */
  learners: { passed: number; quit: number }[];
  told: PredictedChance[];
}

/** Number of questions per lesson. */
const SET = 12;
/** Pause between two lessons of one day: half an hour, in days. */
const BREAK_DAYS = 0.5 / 24;
/** Number of exams drawn for each learner. The share passed estimates the learner's probability of passing. */
const EXAMS = 20;
/**
 * A lesson is discouraging if the share of right answers is below `share`. After two such lessons in a row the learner
 * quits. The last lesson of a day does not count if it has fewer than `leastQuestions` questions.
 */
const DISCOURAGING = { share: 0.4, leastQuestions: 10 } as const;

export interface Setting {
  learners: number;
  agreement: number;
  /** Seed of the first learner. Each further learner has the next number. */
  firstSeed: number;
}

/**
 * Simulates learners who study with one strategy. All strategies get the same learners, facts and random numbers, so
 * that only the chosen questions differ. A learner who would quit is still simulated to the end, and the probability of
 * quitting is recorded.
 */
export function teach(make: MakeStrategy, cell: Cell, { learners, agreement, firstSeed }: Setting): Taught {
  const taught: Taught = { learners: [], told: [] };
  for (let seed = firstSeed; seed < firstSeed + learners; seed += 1) {
    const facts = makeFacts(agreement, seededRandom(seed));
    const learner = makeLearner(facts, { ...cell, random: seededRandom(7919 * seed) });
    const strategy = make(facts, { examDay: cell.days, random: seededRandom(31 * seed) });
    const quit = study(strategy, learner, cell);
    const passed = learner.chanceToPass(cell.days, EXAMS);
    taught.learners.push({ passed, quit });
    const outlook = strategy.outlook?.();
    if (outlook) taught.told.push({ outlook, passed, passedSections: learner.chancesToPass(cell.days, EXAMS) });
  }
  return taught;
}

/** Simulates all days of study. Returns the probability of quitting. */
function study(strategy: Strategy, learner: Learner, { days, questionsADay }: Cell): number {
  let mood: Mood = { fine: 1, discouraged: 0 };
  for (let day = 0; day < days; day += 1) {
    for (let asked = 0; asked < questionsADay; asked += SET) {
      const now = day + (asked / SET) * BREAK_DAYS;
      const places = strategy.next(now, Math.min(SET, questionsADay - asked));
      if (places.length >= DISCOURAGING.leastQuestions) {
        mood = afterLesson(mood, chanceOfFewRight(places.map((place) => learner.chanceRight(place, now))));
      }
      for (const place of places) strategy.told(place, now, learner.answer(place, now));
    }
  }
  return 1 - mood.fine - mood.discouraged;
}

/** Probability that the learner has not quit, in two parts: the last lesson was fine, or was discouraging. */
interface Mood {
  fine: number;
  discouraged: number;
}

/** A second discouraging lesson in a row makes the learner quit. */
const afterLesson = ({ fine, discouraged }: Mood, discouraging: number): Mood => ({
  fine: (fine + discouraged) * (1 - discouraging),
  discouraged: fine * discouraging,
});

/**
 * Returns the probability that too few answers are right. Sums over all outcomes instead of drawing one, which would
 * need more learners.
 */
function chanceOfFewRight(chances: readonly number[]): number {
  const byCount = chances.reduce(
    (before, chance) => before.map((one, right) => one * (1 - chance) + (before[right - 1] ?? 0) * chance),
    [1, ...chances.map(() => 0)],
  );
  return byCount.slice(0, Math.ceil(DISCOURAGING.share * chances.length)).reduce((sum, one) => sum + one, 0);
}
