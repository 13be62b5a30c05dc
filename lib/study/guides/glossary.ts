import { readGlossary } from '@/lib/bank/file-adapter';
import { slugOf, type TeachingTerm, type Term, type TermWords } from '@/lib/study/glossary-rules';
import { BANK_FOLDER, requireRead, resolveTexts } from '@/lib/study/guides/registry';

export interface GlossaryEntry extends Term {
  slug: string;
}

const terms = requireRead('The glossary', readGlossary(BANK_FOLDER));

/** All terms with their figures, in alphabetical order. Read from the question bank's files at build time. */
export const GLOSSARY: readonly GlossaryEntry[] = resolveTexts('The glossary', terms).map(
  ({ guides: _, ...entry }) => ({
    slug: slugOf(entry.term),
    ...entry,
  }),
);

/** The terms to which study guides link. */
export const GUIDE_TERMS: readonly TermWords[] = terms
  .filter(({ guides }) => guides.length > 0)
  .map(({ term, guides }) => ({ slug: slugOf(term), words: guides }));

/** The terms to which study guides link, with their meaning, for explanations of questions. */
export const TEACHING_TERMS: readonly TeachingTerm[] = GUIDE_TERMS.flatMap(({ slug, words }) => {
  const entry = GLOSSARY.find((one) => one.slug === slug);
  return entry ? [{ ...entry, words }] : [];
});
