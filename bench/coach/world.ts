import type { Random } from '@/lib/kernel/random';

/** Simulated fact with its difficulty and its rating. */

export interface Fact {
  section: number;
  topic: number;
  /**
   * Difficulty on the logit scale. Half of an average group knows a fact of difficulty 0 before studying. Strategies do
   * not see it.
   */
  difficulty: number;
  /** Rating of the difficulty by human readers: 0 is average, 1 is a standard deviation harder. */
  rating: number;
}

/** Standard deviation of difficulty within a section, on the logit scale. */
export const DIFFICULTY_SPREAD = 1.2;
/** Number of facts, and the share of each topic, in the two sections of the simulated exam: Core and one type. */
export const SECTIONS = [
  { facts: 350, topicShares: [16, 12, 20, 12, 8, 8, 8, 4, 8, 4] },
  { facts: 250, topicShares: [12, 24, 16, 28, 12, 8] },
];

/** Draws from the normal distribution by the Box–Muller transform. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Draws the facts. `agreement` is the correlation of ratings with difficulty. */
export function makeFacts(agreement: number, random: Random): Fact[] {
  return SECTIONS.flatMap(({ facts, topicShares }, section) =>
    topicShares.flatMap((share, topic) =>
      Array.from({ length: Math.round((facts * share) / 100) }, () => {
        const z = normal(random);
        return {
          section,
          topic,
          difficulty: DIFFICULTY_SPREAD * z,
          rating: agreement * z + Math.sqrt(1 - agreement ** 2) * normal(random),
        };
      }),
    ),
  );
}

/** Draws the indexes of the 25 facts that an exam asks in a section: each topic by its share, no fact twice. */
export function drawExam(facts: readonly Fact[], section: number, random: Random): number[] {
  const { topicShares } = SECTIONS[section] ?? { topicShares: [] };
  const exact = topicShares.map((share) => (25 * share) / 100);
  const counts = exact.map(Math.floor);
  const byRest = exact.map((count, topic) => [count % 1, topic] as const).sort(([a], [b]) => b - a);
  for (const [, topic] of byRest.slice(0, 25 - counts.reduce((sum, count) => sum + count, 0))) {
    counts[topic] = (counts[topic] ?? 0) + 1;
  }
  return counts.flatMap((count, topic) => {
    const places = placesOf(facts, section, topic);
    const drawn: number[] = [];
    while (drawn.length < count && places.length > 0) {
      drawn.push(...places.splice(Math.floor(random() * places.length), 1));
    }
    return drawn;
  });
}

/** Indexes of the facts of each topic, cached by the array of facts. */
const placesByTopic = new WeakMap<readonly Fact[], Map<string, number[]>>();

export const topicOf = ({ section, topic }: Pick<Fact, 'section' | 'topic'>): string => `${section}/${topic}`;

function placesOf(facts: readonly Fact[], section: number, topic: number): number[] {
  const known = placesByTopic.get(facts) ?? new Map<string, number[]>();
  if (known.size === 0) {
    for (const [place, fact] of facts.entries()) {
      const places = known.get(topicOf(fact)) ?? [];
      known.set(topicOf(fact), [...places, place]);
    }
    placesByTopic.set(facts, known);
  }
  return [...(known.get(topicOf({ section, topic })) ?? [])];
}
