import { type Random, seededRandom } from '@/lib/kernel/random';

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

const changeFigures = (word: string, random: Random): string =>
  word.replace(/\d/g, () => String(Math.floor(random() * 10)));

/**
 * As many texts as asked for that read like the given ones: these first, then new ones, each made from two of them by taking
 * some words of the second (a tenth to seven tenths) and changing the figures. The same ones every time.
 */
export function makeWordings(texts: readonly string[], count: number): string[] {
  const random = seededRandom(608);
  const made = texts.slice(0, count);
  while (made.length < count) {
    const words = (pick(texts, random) ?? '').split(' ');
    const others = (pick(texts, random) ?? '').split(' ');
    const share = 0.1 + random() * 0.6;
    const mixed = words.map((word, place) =>
      random() < share ? (others[place % others.length] ?? word) : changeFigures(word, random),
    );
    made.push(mixed.join(' '));
  }
  return made;
}
