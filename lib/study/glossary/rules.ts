/** The glossary: addresses of its terms, what its filter finds, and which words of a study guide lead to it. */

export interface Term {
  term: string;
  es: readonly string[];
  text: string;
  cite?: string | undefined;
}

/** Words in a text that lead to a term. */
export interface TermWords {
  slug: string;
  words: readonly string[];
}

/** A term that can be tapped where a text has its words, with what it means. */
export interface TeachingTerm extends TermWords, Term {}

/** A piece of a text; with the term that it leads to, if any. */
export interface TextPart {
  text: string;
  slug?: string;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The anchor of a term: "Global warming potential (GWP)" is `global-warming-potential`. */
export const slugOf = (term: string): string =>
  withoutAccents(term)
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const letterOf = (term: string): string => term.charAt(0).toUpperCase();

/** The terms by their first letter, in their order. */
export function groupByLetter<T extends Pick<Term, 'term'>>(
  terms: readonly T[],
): readonly { letter: string; terms: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const term of terms) groups.set(letterOf(term.term), [...(groups.get(letterOf(term.term)) ?? []), term]);
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}

/**
 * Terms whose English or Spanish name has every word that was typed, wherever in it; where there is none, those whose text has
 * them. Accents and capitals do not matter. Nothing typed finds everything.
 */
export function findTerms<T extends Term>(terms: readonly T[], typed: string): readonly T[] {
  // Stryker disable next-line MethodExpression,Regex: Every text contains the empty word, and empty words are filtered out.
  const words = withoutAccents(typed).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => withoutAccents(text).includes(word));
  const byName = terms.filter(({ term, es }) => has([term, ...es].join(' ')));
  return byName.length > 0 ? byName : terms.filter(({ text }) => has(text));
}

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As it is written or at the start of a sentence, also in the plural; never a part of another word, nor beside a hyphen. */
function patternOf(words: string): string {
  const first = words.charAt(0);
  const start = `[${escapeForPattern(first)}${escapeForPattern(first.toUpperCase())}]`;
  return `${start}${escapeForPattern(words.slice(1))}(?:e?s)?`;
}

/**
 * The paragraphs of one topic in pieces: where a term's words stand first in the topic, they lead to it, and later not again.
 * Of two terms whose words begin at the same place the longer ones count.
 */
export function linkFirstUses(paragraphs: readonly string[], terms: readonly TermWords[]): readonly TextPart[][] {
  const all = terms
    .flatMap(({ slug, words }) => words.map((form) => ({ slug, pattern: patternOf(form), length: form.length })))
    .toSorted((one, other) => other.length - one.length);
  // Stryker disable next-line ConditionalExpression: An empty pattern links nothing; the branch only saves work.
  if (all.length === 0) return paragraphs.map((text) => [{ text }]);
  const anyOf = new RegExp(`(?<![\\w-])(?:${all.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\w-])`, 'g');
  const used = new Set<string>();
  return paragraphs.map((text) => {
    const parts: TextPart[] = [];
    let end = 0;
    for (const match of text.matchAll(anyOf)) {
      // Stryker disable next-line OptionalChaining: One group of a match is always set.
      const slug = all[match.slice(1).findIndex((group) => group !== undefined)]?.slug;
      if (!slug || used.has(slug)) continue;
      used.add(slug);
      if (match.index > end) parts.push({ text: text.slice(end, match.index) });
      parts.push({ text: match[0], slug });
      end = match.index + match[0].length;
    }
    return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
  });
}
