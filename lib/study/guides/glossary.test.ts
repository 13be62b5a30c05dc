import { describe, expect, test } from 'vitest';
import { readGlossary } from '@/lib/bank/file-adapter';
import { checkAnswerWording, countSentences, endsAsSentence } from '@/lib/bank/wording-rules';
import { contradictsInText } from '@/lib/facts/statements-rules';
import { linkFirstUses } from '@/lib/study/glossary-rules';
import { GUIDES, guidesIn } from '@/lib/study/guides/catalog';
import { GLOSSARY, GUIDE_TERMS, glossaryIn, guideTermsIn } from '@/lib/study/guides/glossary';
import { BANK_FOLDER, REGISTERED_FACTS } from '@/lib/study/guides/registry';
import { statesFigureItself } from '@/lib/study/testing/figures';

const LEAST_TERMS = 200;
const MOST_CHARACTERS = 280;
const TERMS = readGlossary(BANK_FOLDER).value ?? [];

test('the glossary has at least two hundred terms in alphabetical order', () => {
  const names = TERMS.map(({ term }) => term);
  expect(names.length).toBeGreaterThanOrEqual(LEAST_TERMS);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('no two terms share a name, an anchor or a text', () => {
  for (const field of ['term', 'slug', 'text'] as const) {
    const values = GLOSSARY.map((entry) => entry[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('the Spanish glossary has the anchors of the English glossary, in the order of the Spanish names', () => {
  const spanish = glossaryIn('es');
  expect(spanish.map(({ slug }) => slug).toSorted()).toEqual(GLOSSARY.map(({ slug }) => slug).toSorted());
  const names = spanish.map(({ term }) => term);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
  expect(new Set(names).size).toBe(names.length);
});

test('Spanish guides link to at least 90 percent of the terms to which English guides link', () => {
  const linked = guidesIn('es').flatMap(({ topics }) =>
    topics.flatMap(({ paragraphs }) => linkFirstUses(paragraphs, guideTermsIn('es')).flat()),
  );
  const slugs = new Set(linked.flatMap(({ slug }) => slug ?? []));
  const share = GUIDE_TERMS.filter(({ slug }) => slugs.has(slug)).length / GUIDE_TERMS.length;
  expect(share).toBeGreaterThan(0.9);
});

test('no word of a guide would link to two terms', () => {
  const words = GUIDE_TERMS.flatMap((term) => term.words.map((word) => word.toLowerCase()));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test('each word that should link to a term occurs in a guide', () => {
  const paragraphs = GUIDES.flatMap(({ topics }) => topics.map((topic) => topic.paragraphs));
  const unused = GUIDE_TERMS.flatMap(({ slug, words }) =>
    words.filter(
      (word) =>
        !paragraphs.some((texts) =>
          linkFirstUses(texts, [{ slug, words: [word] }])
            .flat()
            .some((part) => part.slug),
        ),
    ),
  );
  expect(unused).toEqual([]);
});

describe.each(TERMS.map((term) => [term.term, term] as const))('the glossary term %s', (_name, term) => {
  test('has one or two short sentences', () => {
    expect(term.text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(countSentences(term.text)).toBeLessThanOrEqual(2);
    expect(endsAsSentence(term.text)).toBe(true);
  });

  test('has Spanish words without duplicates', () => {
    expect(new Set(term.es).size).toBe(term.es.length);
    for (const word of term.es) expect(word).not.toMatch(/[.;!]$/);
  });

  test('contains no figure that is not from a registered fact', () => {
    expect(statesFigureItself(term.text)).toBe(false);
  });

  test("follows the question bank's wording rules and contradicts no registered fact", () => {
    const shown = GLOSSARY.find((entry) => entry.term === term.term)?.text ?? '';
    expect(checkAnswerWording(shown)).toEqual([]);
    expect(REGISTERED_FACTS.flatMap((fact) => contradictsInText(shown, fact))).toEqual([]);
  });
});
