/** Rules of the glossary: slugs of terms, the filter, and links from study guides to terms. */

export interface Term {
  /** Name in the language of the text. */
  term: string;
  /** Spanish names of the term. A Spanish entry has the first name in `term` and only its other names here. */
  es: readonly string[];
  /** English name, in an entry in Spanish. */
  en?: string;
  text: string;
  cite?: string | undefined;
}

/** The words of a term that become links where a study guide uses them. */
export interface TermWords {
  slug: string;
  words: readonly string[];
}

/** A term with its meaning. A page shows it where a text uses one of the term's words. */
export interface TeachingTerm extends TermWords, Term {}

/** Part of a text; `slug` is set if it links to a term. */
export interface TextPart {
  text: string;
  slug?: string;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the anchor of a term: `global-warming-potential` for "Global warming potential (GWP)". */
export const slugOf = (term: string): string =>
  withoutAccents(term)
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const letterOf = (term: string): string => withoutAccents(term.charAt(0)).toUpperCase();

/** Spanish words after which a name stays in the singular: "válvulas de alivio". */
const JOINING = /^(?:a|al|con|de|del|en|para|por)$/;

/** Returns the plural of a Spanish name: `aparatos pequeños`, `recuperaciones activas`, `clases de presión`. */
export function pluralInSpanish(name: string): string {
  const words = name.split(' ');
  const end = words.findIndex((word) => JOINING.test(word));
  const pluralOf = (word: string): string => {
    if (/[aeiouéáó]$/.test(word)) return `${word}s`;
    if (!/[dlnrz]$/.test(word)) return word;
    return `${word.replace(/ón$/, 'on').replace(/z$/, 'c')}es`;
  };
  return words.map((word, at) => (end >= 0 && at >= end ? word : pluralOf(word))).join(' ');
}

/** Groups terms by first letter, keeping their order. */
export function groupByLetter<T extends Pick<Term, 'term'>>(
  terms: readonly T[],
): readonly { letter: string; terms: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const term of terms) groups.set(letterOf(term.term), [...(groups.get(letterOf(term.term)) ?? []), term]);
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}

/**
 * Finds the terms whose English or Spanish name contains every typed word. If there are none, finds the terms whose
 * text contains every typed word. Ignores accents and letter case. An empty filter finds all terms.
 */
export function findTerms<T extends Term>(terms: readonly T[], typed: string): readonly T[] {
  // Stryker disable next-line MethodExpression,Regex: Every text contains the empty word, and empty words are filtered out.
  const words = withoutAccents(typed).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => withoutAccents(text).includes(word));
  const byName = terms.filter(({ term, es, en = '' }) => has([term, ...es, en].join(' ')));
  return byName.length > 0 ? byName : terms.filter(({ text }) => has(text));
}

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern that matches the words as written or with a capital first letter, in singular or plural.
 * `linkFirstUses` adds the word boundaries.
 */
function patternOf(words: string): string {
  const first = words.charAt(0);
  const start = `[${escapeForPattern(first)}${escapeForPattern(first.toUpperCase())}]`;
  return `${start}${escapeForPattern(words.slice(1))}(?:e?s)?`;
}

/**
 * Splits a topic's paragraphs into parts, so that the first use of each term links to the term. If several terms match
 * at one position, the longest is used. Does not link parts of words and of hyphenated words.
 */
export function linkFirstUses(paragraphs: readonly string[], terms: readonly TermWords[]): readonly TextPart[][] {
  const all = terms
    .flatMap(({ slug, words }) => words.map((form) => ({ slug, pattern: patternOf(form), length: form.length })))
    .toSorted((one, other) => other.length - one.length);
  // Stryker disable next-line ConditionalExpression: An empty pattern links nothing; the branch only saves work.
  if (all.length === 0) return paragraphs.map((text) => [{ text }]);
  const anyOf = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${all.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\p{L}\\p{N}_-])`,
    'gu',
  );
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
