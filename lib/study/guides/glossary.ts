import { readGlossary } from '@/lib/bank/file-adapter';
import { type GlossaryWords, readGlossaryWords } from '@/lib/bank/translation-adapter';
import { SPANISH_FORMS } from '@/lib/facts/spanish-rules';
import type { Language } from '@/lib/kernel/language';
import { pluralInSpanish, slugOf, type TeachingTerm, type Term, type TermWords } from '@/lib/study/glossary-rules';
import { BANK_FOLDER, requireRead, resolveTexts } from '@/lib/study/guides/registry';

export interface GlossaryEntry extends Term {
  slug: string;
}

const terms = requireRead('The glossary', readGlossary(BANK_FOLDER));
const words = new Map(
  requireRead('The glossary in Spanish', readGlossaryWords(BANK_FOLDER)).map((one) => [one.term, one]),
);

/** All terms with their figures, in alphabetical order. Read from the question bank's files at build time. */
export const GLOSSARY: readonly GlossaryEntry[] = resolveTexts('The glossary', terms).map(
  ({ guides: _, ...entry }) => ({
    slug: slugOf(entry.term),
    ...entry,
  }),
);

function wordsOf(term: string): GlossaryWords {
  const found = words.get(term);
  if (!found) throw new Error(`glossary.es.yaml lacks ${term}`);
  return found;
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the Spanish name of a term and its other Spanish names. */
function namesOf({ term, es }: Pick<Term, 'term' | 'es'>): { name: string; others: string[] } {
  const name = wordsOf(term).name ?? es[0] ?? term;
  return { name, others: es.filter((one) => !name.toLowerCase().includes(one.toLowerCase())) };
}

const SPANISH_GLOSSARY: readonly GlossaryEntry[] = resolveTexts(
  'The glossary in Spanish',
  terms.map((entry): GlossaryEntry => {
    const { name, others } = namesOf(entry);
    const { term, cite } = entry;
    return {
      slug: slugOf(term),
      term: /^ps/.test(name) ? name : capitalized(name),
      es: others,
      en: term,
      text: wordsOf(term).text,
      ...(cite ? { cite } : {}),
    };
  }),
  SPANISH_FORMS,
).toSorted((one, other) => one.term.localeCompare(other.term, 'es'));

/** Returns the glossary in a language, in alphabetical order. The slugs are the same in each language. */
export const glossaryIn = (language: Language): readonly GlossaryEntry[] =>
  language === 'es' ? SPANISH_GLOSSARY : GLOSSARY;

const LINKED = terms.filter(({ guides }) => guides.length > 0);

/** The terms to which study guides link. */
export const GUIDE_TERMS: readonly TermWords[] = LINKED.map(({ term, guides }) => ({
  slug: slugOf(term),
  words: guides,
}));

/**
 * The terms to which study guides in Spanish link: by their Spanish names and words, in the singular and the plural.
 */
const SPANISH_GUIDE_TERMS: readonly TermWords[] = LINKED.map((entry) => {
  const { name, others } = namesOf(entry);
  const names = [name, ...others].map((one) => one.replace(/ \(.*/, '')).concat(wordsOf(entry.term).guides);
  return { slug: slugOf(entry.term), words: [...new Set(names.flatMap((one) => [one, pluralInSpanish(one)]))] };
});

/** Returns the terms to which study guides in a language link. */
export const guideTermsIn = (language: Language): readonly TermWords[] =>
  language === 'es' ? SPANISH_GUIDE_TERMS : GUIDE_TERMS;

/** Returns the terms to which study guides link, with their meaning, for explanations of questions in a language. */
export const teachingTermsIn = (language: Language): readonly TeachingTerm[] =>
  guideTermsIn(language).flatMap(({ slug, words: linked }) => {
    const entry = glossaryIn(language).find((one) => one.slug === slug);
    return entry ? [{ ...entry, words: linked }] : [];
  });
