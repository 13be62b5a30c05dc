import { seededRandom } from '@/lib/kernel/random';
import type { Outlook } from '@/lib/plan/learner/rules';
import { makeLearner } from './learner';
import type { MemoryModel } from './memory/model';
import type { MakeStrategy } from './strategies';
import { makeFacts } from './world';

/** One kind of learner with one amount of time, taught by one strategy. */
export interface Cell {
  model: MemoryModel;
  ability: number;
  days: number;
  questionsADay: number;
}
export interface Told {
  outlook: Outlook;
  /** Share of the papers on which both sections were passed. */
  passed: number;
  /** The same for each section alone. */
  passedSections: readonly number[];
}
export interface Taught {
  /** Share that passes both sections, percent. */
  passing: number;
  told: Told[];
}

/** About ten minutes. */
const SET = 12;
/** Sets of one day lie half an hour apart. */
const BREAK_DAYS = 0.5 / 24;
/** Papers drawn for each learner; the share passed is the chance of this learner. */
const EXAMS = 20;

export interface Setting {
  learners: number;
  agreement: number;
  /** Of the first learner; the others follow it. */
  firstSeed: number;
}

/** The same learners, world and luck for each strategy; only the questions differ. */
export function teach(make: MakeStrategy, cell: Cell, { learners, agreement, firstSeed }: Setting): Taught {
  const told: Told[] = [];
  let passing = 0;
  for (let seed = firstSeed; seed < firstSeed + learners; seed += 1) {
    const facts = makeFacts(agreement, seededRandom(seed));
    const learner = makeLearner(facts, { ...cell, random: seededRandom(7919 * seed) });
    const strategy = make(facts, { examDay: cell.days, random: seededRandom(31 * seed) });
    for (let day = 0; day < cell.days; day += 1) {
      for (let asked = 0; asked < cell.questionsADay; asked += SET) {
        const now = day + (asked / SET) * BREAK_DAYS;
        for (const place of strategy.next(now, Math.min(SET, cell.questionsADay - asked))) {
          strategy.told(place, now, learner.answer(place, now));
        }
      }
    }
    const passed = learner.chanceToPass(cell.days, EXAMS);
    passing += passed;
    const outlook = strategy.outlook?.();
    if (outlook) told.push({ outlook, passed, passedSections: learner.chancesToPass(cell.days, EXAMS) });
  }
  return { passing: (100 * passing) / learners, told };
}
