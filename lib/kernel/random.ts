/** Source of random numbers in [0, 1). Functions take it as an argument, so that tests can repeat a draw. */
export type Random = () => number;

/** Returns a shuffled copy in which every order is equally likely (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    const moved = shuffled[last] as T;
    shuffled[last] = shuffled[pick] as T;
    shuffled[pick] = moved;
  }
  return shuffled;
}

/**
 * Returns a small random number generator (mulberry32) that repeats its numbers for the same seed. Used for orders that
 * must stay the same after a reload. Not for secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Returns a generator seeded by `Math.random`. In Next.js each call of `Math.random` takes a microsecond, so this
 * generator is faster for many numbers. Not for secrets.
 */
export const quickRandom = (): Random => seededRandom(Math.random() * 2 ** 32);

/** Returns a seed computed from a text (FNV-1a). */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
