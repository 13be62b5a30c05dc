import { toQuestionId } from '@/lib/kernel/ids';
import { estimateDifficulties, newcomerLevel, type Tried } from '@/lib/plan/difficulty/rules';
import { createLearnerModel } from '@/lib/plan/learner-rules';
import { GUESS, SLIP } from '@/lib/plan/memory-rules';

/** Answer in a log of real learners. The learner model predicts each answer from the earlier answers. */

export interface Logged {
  user: string;
  item: string;
  topic: string;
  /** Time in days since any fixed moment. */
  at: number;
  isCorrect: boolean;
}

/** Column names of the public logs, in which times are in seconds. */
const COLUMNS = { user: 'user_id', item: 'item_id', time: 'timestamp', correct: 'correct' } as const;
const TOPIC = 'skill_id';
const DAY_SECONDS = 86_400;

/**
 * Parses a log with a header line, separated by tabs or commas. Throws an `Error` with the name of a missing column.
 */
export function parseLog(text: string): Logged[] {
  const [head = '', ...lines] = text.split(/\r?\n/).filter(Boolean);
  const separator = head.includes('\t') ? '\t' : ',';
  const names = head.split(separator);
  const placeOf = (name: string): number => {
    if (!names.includes(name)) throw new Error(`The log has no column ${name}; it has ${names.join(', ')}.`);
    return names.indexOf(name);
  };
  const [user, item, time, correct] = Object.values(COLUMNS).map(placeOf) as [number, number, number, number];
  const topic = names.indexOf(TOPIC);
  return lines
    .map((line) => line.split(separator))
    .map((cells) => ({
      user: cells[user] ?? '',
      item: cells[item] ?? '',
      topic: cells[topic] ?? '',
      at: Number(cells[time]) / DAY_SECONDS,
      isCorrect: Number(cells[correct]) === 1,
    }))
    .sort((one, other) => one.at - other.at);
}

export interface Said {
  /** Predicted probability of a right answer, 0 to 1. */
  chance: number;
  isCorrect: boolean;
  isFirst: boolean;
}

const groupBy = <T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

/** Lists the first answer of each of these learners to each item. Items are numbered from 1. */
function listTried(learners: readonly (readonly Logged[])[], idOf: ReadonlyMap<string, number>): Tried[] {
  const firsts = learners.flatMap((log) => [...groupBy(log, ({ item }) => item).values()].map(([first]) => first));
  const known = firsts.filter((first) => first !== undefined);
  return [...groupBy(known, ({ item }) => item)].map(([item, answers]) => ({
    id: toQuestionId(idOf.get(item) ?? 0),
    answered: answers.length,
    rated: 0,
    shareSum: 0,
    right: answers.filter(({ isCorrect }) => isCorrect).length,
  }));
}

/**
 * Every fifth learner is replayed. The first answers of all other learners determine the difficulties of the items and
 * the ability that is assumed for a new learner.
 */
const REPLAYED = 5;

export function replay(log: readonly Logged[]): Said[] {
  const idOf = new Map([...new Set(log.map(({ item }) => item))].map((item, place) => [item, place + 1]));
  const learners = [...groupBy(log, ({ user }) => user).values()];
  const tried = listTried(
    learners.filter((_log, place) => place % REPLAYED !== 0),
    idOf,
  );
  const difficulties = estimateDifficulties(tried, new Map());
  const level = newcomerLevel(tried);
  const difficultyOf = (item: string) => difficulties.get(toQuestionId(idOf.get(item) ?? 0)) ?? 0;
  return learners.filter((_log, place) => place % REPLAYED === 0).flatMap((own) => replayOne(own, difficultyOf, level));
}

function replayOne(log: readonly Logged[], difficultyOf: (item: string) => number, level: number): Said[] {
  const items = [...groupBy(log, ({ item }) => item)];
  const places = new Map(items.map(([item], place) => [item, place]));
  const facts = items.map(([item, [first]]) => ({
    section: 1,
    topic: first?.topic ?? '',
    difficulty: difficultyOf(item),
    weight: 1 / items.length,
  }));
  const model = createLearnerModel(facts, [], { newcomerLevel: level });
  const met = new Set<number>();
  return log.map(({ item, at, isCorrect }) => {
    const place = places.get(item) ?? 0;
    const known = model.chanceToKnow(place, at);
    const said = { chance: known * (1 - SLIP) + (1 - known) * GUESS, isCorrect, isFirst: !met.has(place) };
    met.add(place);
    model.meet({ place, at, isCorrect });
    return said;
  });
}

export const logLoss = (all: readonly Said[]): number =>
  -all.reduce((sum, { chance, isCorrect }) => sum + Math.log(isCorrect ? chance : 1 - chance), 0) / all.length;

/**
 * Area under the ROC curve: the probability that a right answer had a higher prediction than a wrong one. Ties count
 * half (Mann–Whitney).
 */
export function areaUnderCurve(all: readonly Said[]): number {
  const sorted = all.toSorted((one, other) => one.chance - other.chance);
  let rankSum = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (sorted[to]?.chance === sorted[from]?.chance && to < sorted.length) to += 1;
    const right = sorted.slice(from, to).filter(({ isCorrect }) => isCorrect).length;
    rankSum += (right * (from + 1 + to)) / 2;
    from = to;
  }
  const right = all.filter(({ isCorrect }) => isCorrect).length;
  return (rankSum - (right * (right + 1)) / 2) / (right * (all.length - right));
}
