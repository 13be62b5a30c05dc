import type { QuestionId } from '@/lib/kernel/ids';
import type { BankFact, PlanBank } from '@/lib/plan/bank/rules';
import { type LastReview, lastByFact, lastByQuestion, type Met } from './day-rules';

/**
 * Plans lessons, which are sets of questions. Learners leave when a set is long, all new or mostly missed. So each
 * lesson has a fixed structure: missed questions come first, and topics alternate. Within that structure, the questions
 * most worth asking are chosen.
 */

/**
 * Number of questions in a lesson. A lesson has at least `least` questions. More are added, up to `most`, while the
 * lesson takes less than `seconds`.
 */
export const LESSON = { least: 10, most: 12, seconds: 300 } as const;
/**
 * A lesson opens with questions that the learner missed. A learner's first lesson opens with easy questions instead.
 * `most`: maximum number of opening questions. `perTopic`: maximum number of them on one topic.
 */
const OPENING = { most: 4, perTopic: 3 } as const;
/** Maximum questions of one topic. With more, two questions of a topic would have to follow each other. */
const MOST_OF_TOPIC = 4;
/** Difficulty of a question that seven of ten new learners get right. */
const EASY_DIFFICULTY = -0.6;
/** Number of questions in a lesson from the section practiced last. */
const FROM_LAST_SECTION = 2;
/**
 * Milliseconds that must pass after a wrong answer before the question may open a lesson. Before that, the learner
 * still remembers the key.
 */
const REST_MS = 30 * 60_000;

/** Input for planning the lessons of a day. */
export interface LessonInput {
  bank: Pick<PlanBank, 'facts' | 'placeOf'> & {
    questions: ReadonlyMap<QuestionId, { sectionId: number; seconds: number }>;
  };
  /** Answers, oldest first. */
  met: readonly Met[];
  /** Indexes of facts, the most useful to ask first. */
  order: readonly number[];
  /** Questions on an open exam of the learner, which must not be asked. */
  withheld: ReadonlySet<QuestionId>;
  /** Start of the day. `nowMs`: the current time. */
  beganAtMs: number;
  nowMs: number;
  budgetSeconds: number;
}

export interface PlannedLesson {
  questionIds: QuestionId[];
  newIds: QuestionId[];
  missedIds: QuestionId[];
}

interface LessonQuestion {
  id: QuestionId;
  seconds: number;
  section: number;
  topic: string;
  difficulty: number;
  isNew: boolean;
  /** True if the last answer to the fact was wrong. */
  wasMissed: boolean;
  /**
   * True if the last answer to the fact was wrong, and was given before today and long enough ago that the question may
   * open a lesson.
   */
  isDue: boolean;
}

/** Plans the lessons for the study minutes of a day. The last lesson may exceed the minutes by half of its length. */
export function planLessons(input: LessonInput): PlannedLesson[] {
  const isFirstEver = input.met.length === 0;
  let pool = listPicks(input);
  let lastSection = lastSectionOf(input);
  let secondsLeft = input.budgetSeconds;
  const lessons: LessonQuestion[][] = [];
  while (pool.length > 0 && (lessons.length === 0 || secondsLeft >= LESSON.seconds / 2)) {
    const lesson = compose(pool, { isFirstEver: isFirstEver && lessons.length === 0, lastSection });
    const taken = new Set(lesson);
    pool = pool.filter((pick) => !taken.has(pick));
    lastSection = null;
    secondsLeft -= secondsOf(lesson);
    lessons.push(lesson);
  }
  return lessons.map((lesson) => ({
    questionIds: lesson.map(({ id }) => id),
    newIds: lesson.filter(({ isNew }) => isNew).map(({ id }) => id),
    missedIds: lesson.filter(({ wasMissed }) => wasMissed).map(({ id }) => id),
  }));
}

const secondsOf = (lesson: readonly LessonQuestion[]): number => lesson.reduce((sum, { seconds }) => sum + seconds, 0);

/** Returns the section of the last answer before today; null if there is no such answer. */
function lastSectionOf({ met, bank, beganAtMs }: LessonInput): number | null {
  const last = met.findLast(({ atMs }) => atMs < beganAtMs);
  return (last && bank.questions.get(last.questionId)?.sectionId) ?? null;
}

/** Lists one question for each fact that may be asked now, the most useful first. */
function listPicks({ bank, met, order, withheld, beganAtMs, nowMs }: LessonInput): LessonQuestion[] {
  const last = lastByFact(met, bank);
  const byQuestion = lastByQuestion(met);
  return order.flatMap((place) => {
    const known = last.get(place);
    const fact = bank.facts[place];
    const id = fact && chooseWording(fact, byQuestion, withheld);
    if (!fact || id === undefined) return [];
    const { section, topic, difficulty } = fact;
    const wasMissed = known?.isCorrect === false;
    return {
      id,
      section,
      topic,
      difficulty,
      wasMissed,
      isNew: known === undefined,
      isDue: wasMissed && known.atMs < Math.min(beganAtMs, nowMs - REST_MS),
      // Stryker disable next-line OptionalChaining: Every question of a fact is in the bank, so the chain is for the types.
      seconds: bank.questions.get(id)?.seconds ?? 0,
    };
  });
}

/**
 * Returns the question about a fact that was asked least often. If several are equal, returns the question asked
 * longest ago.
 */
function chooseWording(
  { questionIds }: BankFact,
  met: ReadonlyMap<QuestionId, LastReview>,
  withheld: ReadonlySet<QuestionId>,
): QuestionId | undefined {
  const timesOf = (id: QuestionId) => met.get(id)?.times ?? 0;
  const atOf = (id: QuestionId) => met.get(id)?.last.atMs ?? 0;
  // All questions about a fact have the same answer, so if one of them is on an open exam, none is asked.
  if (questionIds.some((id) => withheld.has(id))) return undefined;
  return [...questionIds].sort(
    // Stryker disable next-line ArithmeticOperator: The bank lists questions by id, and the sort is stable.
    (one, other) => timesOf(one) - timesOf(other) || atOf(one) - atOf(other) || one - other,
  )[0];
}

interface Asked {
  isFirstEver: boolean;
  lastSection: number | null;
}

/** Composes one lesson: the opening, questions of the section practiced last, then the most helpful ones. */
function compose(pool: readonly LessonQuestion[], { isFirstEver, lastSection }: Asked): LessonQuestion[] {
  const opening = take([], isFirstEver ? easiestFirst(pool) : pool.filter(({ isDue }) => isDue), {
    isFull: (lesson) => lesson.length >= OPENING.most,
    perTopic: OPENING.perTopic,
  });
  const ofLastSection = (lesson: readonly LessonQuestion[]) => lesson.filter(({ section }) => section === lastSection);
  const withLast = take(opening, ofLastSection(pool), {
    isFull: (lesson) => ofLastSection(lesson).length >= FROM_LAST_SECTION,
    perTopic: MOST_OF_TOPIC,
  });
  const rest = pool.filter(({ wasMissed }) => !wasMissed);
  const mixed = take(withLast, rest, { isFull, perTopic: MOST_OF_TOPIC });
  // If too few topics are left, the lesson takes more questions of each topic, and more missed ones.
  const filled =
    mixed.length < LESSON.least ? take(mixed, [...rest, ...pool], { isFull, perTopic: pool.length }) : mixed;
  return [...opening, ...interleave(filled.slice(opening.length), opening.at(-1)?.topic)];
}

const isFull = (lesson: readonly LessonQuestion[]): boolean =>
  lesson.length >= LESSON.most || (lesson.length >= LESSON.least && secondsOf(lesson) >= LESSON.seconds);

/** Sorts by difficulty. All easy questions count as equally difficult, so they stay in the given order. */
const easiestFirst = (pool: readonly LessonQuestion[]): LessonQuestion[] => {
  const rank = ({ difficulty }: LessonQuestion) => Math.max(EASY_DIFFICULTY, difficulty);
  return [...pool].sort((one, other) => rank(one) - rank(other));
};

interface Limits {
  isFull: (lesson: readonly LessonQuestion[]) => boolean;
  perTopic: number;
}

/**
 * Adds questions to the lesson, in order, until it is full. Skips questions already in it and topics that have reached
 * their limit.
 */
function take(
  lesson: readonly LessonQuestion[],
  from: readonly LessonQuestion[],
  { isFull, perTopic }: Limits,
): LessonQuestion[] {
  const taken = [...lesson];
  for (const pick of from) {
    if (isFull(taken)) break;
    const ofTopic = taken.filter(({ topic }) => topic === pick.topic).length;
    if (ofTopic < perTopic && !taken.includes(pick)) taken.push(pick);
  }
  return taken;
}

/**
 * Orders questions so that topics alternate where possible. Always takes a question of the topic with the most
 * questions left, so that no topic is left over at the end.
 */
function interleave(picks: readonly LessonQuestion[], topicBefore: string | undefined): LessonQuestion[] {
  const left = [...picks];
  const ordered: LessonQuestion[] = [];
  const leftOf = (topic: string) => left.filter((pick) => pick.topic === topic).length;
  while (left.length > 0) {
    const before = ordered.at(-1)?.topic ?? topicBefore;
    const others = left.filter(({ topic }) => topic !== before);
    const [next] = (others.length > 0 ? others : left).sort((one, other) => leftOf(other.topic) - leftOf(one.topic));
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered;
}
