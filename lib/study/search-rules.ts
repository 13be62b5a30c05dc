import MiniSearch, { type Options } from 'minisearch';
import type { Language } from '@/lib/kernel/language';

/**
 * Full-text search over all study texts. The build writes the index; browsers load it and search without the server.
 */

export type DocumentKind = 'figure' | 'tool' | 'term' | 'sheet' | 'guide' | 'exam-day';

export interface SearchDocument {
  id: string;
  kind: DocumentKind;
  title: string;
  /** Text below the title. The search includes it. */
  text: string;
  /** Figure to show instead of the text, such as "10 in. Hg"; empty for documents without a figure. */
  figure: string;
  /** Path and anchor of the document. */
  href: string;
}

export type Found = Omit<SearchDocument, 'id'>;

/** Words that occur in nearly every document, so that searching for them does not help. */
const COMMON: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('a an and are as at be by do does for from how in is it of on or the to what when which with'.split(' ')),
  es: new Set('a al como con cual cuando de del el en es la las lo los o para por que se su un una y'.split(' ')),
};
/**
 * Normalizes a word, so that "R-410A" equals "R410A" and accents are ignored. Returns null for a word that the search
 * ignores.
 */
const normalize = (word: string, language: Language): string | null => {
  const plain = word
    .normalize('NFD')
    .replace(/[\p{M}-]/gu, '')
    .toLowerCase();
  return plain === '' || COMMON[language].has(plain) ? null : plain;
};

const optionsOf = (language: Language): Options<SearchDocument> => ({
  fields: ['title', 'text', 'figure'],
  storeFields: ['kind', 'title', 'text', 'figure', 'href'],
  tokenize: (text) => text.split(/[^\p{L}\p{N}-]+/u).filter(Boolean),
  processTerm: (word) => normalize(word, language),
});

/**
 * Weights by kind of document. Figures weigh most, because technicians look for them on the job. Terms weigh more than
 * guides, because only terms define a word.
 */
const BOOSTS: Readonly<Record<DocumentKind, number>> = {
  figure: 3,
  term: 1.5,
  tool: 1.5,
  'exam-day': 1,
  guide: 1,
  sheet: 1,
};

/** Matches the text of a figure that a former rule required, such as "Former 40 CFR 82.156(i)". */
const FORMER = /^Former /;

export type SearchIndex = MiniSearch<SearchDocument>;

export function indexDocuments(documents: readonly SearchDocument[], language: Language = 'en'): SearchIndex {
  const index = new MiniSearch(optionsOf(language));
  index.addAll(documents);
  return index;
}

/** Parses a stored index. Throws a `SyntaxError` for invalid JSON. */
export const readIndex = (json: string, language: Language = 'en'): SearchIndex =>
  MiniSearch.loadJSON(json, optionsOf(language));

const MOST_FOUND = 30;
const FUZZY_FROM_LETTERS = 5;

/**
 * Returns the documents that contain every typed word, best first. If there are none, returns documents that contain
 * some of the words. Returns at most one document per URL, kind and figure.
 */
export function searchIn(index: SearchIndex, typed: string): Found[] {
  const ask = (combineWith: 'AND' | 'OR') =>
    index.search(typed, {
      combineWith,
      prefix: true,
      fuzzy: (word) => (word.length >= FUZZY_FROM_LETTERS && !/\d/.test(word) ? 0.2 : false),
      boost: { title: 3, figure: 1.5 },
      boostDocument: (_id, _word, stored) =>
        FORMER.test(String(stored?.text)) ? 1 : BOOSTS[(stored?.kind as DocumentKind | undefined) ?? 'guide'],
    });
  const all = ask('AND');
  const hits = all.length > 0 ? all : ask('OR');
  const seen = new Set<string>();
  return hits
    .filter(({ kind, href, figure }) => {
      const place = `${kind} ${href} ${figure}`;
      return seen.has(place) ? false : seen.add(place);
    })
    .slice(0, MOST_FOUND)
    .map(({ kind, title, text, figure, href }) => ({ kind, title, text, figure, href }));
}
