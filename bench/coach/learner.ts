import { PASS_PER_SECTION } from '@/lib/kernel/exam';
import type { Random } from '@/lib/kernel/random';
import type { MemoryModel, Trace } from './memory/model';
import { drawExam, type Fact, normal, SECTIONS, sigmoid } from './world';

/**
 * Probability of guessing the right option of four. Slightly above one in four, because some options are easy to rule
 * out.
 */
const GUESS = 0.27;
/** Probability of answering a known fact wrong. */
const SLIP = 0.03;
/**
 * Probability of understanding a fact from the explanation after a wrong answer. Each learner's value lies between
 * `least` and `most`.
 */
const UNDERSTOOD = { least: 0.15, most: 0.9 };
/**
 * Factor on the probability of understanding after a right guess, because a learner who was right only skims the
 * explanation.
 */
const SKIMMED = 2 / 3;
/** Probability of recognizing a known fact when the exam asks about it in other words. */
const TRANSFER = 0.94;
/** Standard deviations on the logit scale: of one person's ability across topics, and across facts. */
const TOPIC_SPREAD = 0.5;
const PERSON_FACT_SPREAD = 0.6;
/**
 * State of a fact that the learner knew before studying. The simulation never forgets such a fact, because that would
 * take far longer than the weeks of study.
 */
const KNOWN_ALL_ALONG = 'known';

export interface Learner {
  /**
   * Answers the fact at index `place` on a day and reads the explanation. `sure` is the learner's stated confidence.
   */
  answer(place: number, day: number): { isCorrect: boolean; sure: boolean };
  /** Probability of answering a fact right on that day, 0 to 1. */
  chanceRight(place: number, day: number): number;
  /** Probability of passing both sections on that day: the mean over `exams` simulated exams. */
  chanceToPass(day: number, exams: number): number;
  /** Probability of passing each section by itself on that day: the mean over `exams` further simulated exams. */
  chancesToPass(day: number, exams: number): number[];
}

export function makeLearner(
  facts: readonly Fact[],
  { ability, model, random }: { ability: number; model: MemoryModel; random: Random },
): Learner {
  const understood = UNDERSTOOD.least + (UNDERSTOOD.most - UNDERSTOOD.least) * random();
  const topicEffects = new Map<string, number>();
  const effectOf = ({ section, topic }: Fact): number => {
    const key = `${section} ${topic}`;
    const known = topicEffects.get(key) ?? normal(random) * TOPIC_SPREAD;
    topicEffects.set(key, known);
    return known;
  };
  const traces: (Trace | typeof KNOWN_ALL_ALONG | null)[] = facts.map((fact) =>
    random() < sigmoid(ability + effectOf(fact) - fact.difficulty + normal(random) * PERSON_FACT_SPREAD)
      ? KNOWN_ALL_ALONG
      : null,
  );
  const chanceToKnow = (place: number, day: number): number => {
    const trace = traces[place];
    if (trace === KNOWN_ALL_ALONG) return 1;
    return trace ? model.recall(trace, day) : 0;
  };
  const recalls = (place: number, day: number): boolean => random() < chanceToKnow(place, day);
  const mark = (knows: boolean): boolean => (knows ? random() >= SLIP : random() < GUESS);
  const passesSection = (section: number, day: number): boolean => {
    let right = 0;
    for (const place of drawExam(facts, section, random))
      if (mark(recalls(place, day) && random() < TRANSFER)) right += 1;
    return right >= PASS_PER_SECTION;
  };
  return {
    answer(place, day) {
      const knows = recalls(place, day);
      const isCorrect = mark(knows);
      const trace = traces[place];
      if (trace && trace !== KNOWN_ALL_ALONG) traces[place] = model.repeat(trace, day, knows);
      else if (!trace && random() < understood * (isCorrect ? SKIMMED : 1)) {
        traces[place] = model.learn(day, Math.exp(normal(random) * 0.4));
      }
      return { isCorrect, sure: random() < (knows ? 0.8 : 0.25) };
    },
    chanceRight(place, day) {
      const known = chanceToKnow(place, day);
      return known * (1 - SLIP) + (1 - known) * GUESS;
    },
    chanceToPass(day, exams) {
      let passed = 0;
      for (let exam = 0; exam < exams; exam += 1)
        if ([0, 1].every((section) => passesSection(section, day))) passed += 1;
      return passed / exams;
    },
    chancesToPass: (day, exams) =>
      SECTIONS.map((_section, place) => {
        const passed = Array.from({ length: exams }, () => passesSection(place, day)).filter(Boolean);
        return passed.length / exams;
      }),
  };
}
