import { QUESTION_STATES, QUESTION_TIERS, type QuestionTier } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import type { QuestionQuery } from './contract';

/** Filters of the question list. They are stored in the URL, so that a list can be shared and the back button works. */
export interface ListFilter {
  sectionId: number | null;
  topic: string;
  difficulty: number | null;
  tier: QuestionTier | null;
  mock: boolean | null;
  state: QuestionQuery['state'];
  reported: boolean;
  /** True limits the list to questions without a Spanish translation. */
  untranslated: boolean;
  search: string;
  sort: QuestionQuery['sort'];
  /** Page number: zero-based here, one-based in the URL. */
  page: number;
  size: number;
}

const PAGE_SIZES = [25, 50, 100] as const;
/** The default filter excludes archived questions. */
const DEFAULT_STATE = 'current';
const STATES: readonly QuestionQuery['state'][] = [...QUESTION_STATES, 'current', 'all'];

const readNumber = (text: string | null, max: number): number | null => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 && value <= max ? value : null;
};

const readMock = (text: string | null): boolean | null => {
  if (text === 'yes') return true;
  return text === 'no' ? false : null;
};

/** Replaces control characters and removes lone surrogates, because the database would refuse them. */
const readText = (text: string | null, maxLength: number): string =>
  (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, maxLength)
    .toWellFormed();

/** Parses a question number from a search: "41", "No. 41" or "#41". Returns null for any other search. */
export const readQuestionNumber = (search: string): number | null =>
  readNumber(/^\s*(?:no\.?|#)?\s*(\d{1,10})\s*$/i.exec(search)?.[1] ?? null, MAX_INTEGER);

/** Parses the filter from the URL. Invalid values fall back to the defaults. */
export function readFilter(search: URLSearchParams): ListFilter {
  const state = search.get('state');
  const size = readNumber(search.get('size'), 100);
  return {
    sectionId: readNumber(search.get('section'), MAX_INTEGER),
    topic: readText(search.get('topic'), 60),
    difficulty: readNumber(search.get('difficulty'), 3),
    tier: QUESTION_TIERS.find((known) => known === search.get('tier')) ?? null,
    mock: readMock(search.get('mock')),
    state: STATES.find((known) => known === state) ?? DEFAULT_STATE,
    reported: search.get('reported') === 'yes',
    untranslated: search.get('spanish') === 'missing',
    search: readText(search.get('q'), 200),
    sort: search.get('sort') === 'changed' ? 'changed' : 'number',
    page: (readNumber(search.get('page'), 100_000) ?? 1) - 1,
    size: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
  };
}

/** Writes the filter as a query string without default values. */
export function writeFilter(filter: ListFilter): string {
  const search = new URLSearchParams();
  const set = (name: string, value: string | number | null | false) => {
    if (value !== null && value !== false && value !== '') search.set(name, String(value));
  };
  set('section', filter.sectionId);
  set('topic', filter.topic);
  set('difficulty', filter.difficulty);
  set('tier', filter.tier);
  set('mock', filter.mock === null ? null : filter.mock ? 'yes' : 'no');
  set('state', filter.state !== DEFAULT_STATE && filter.state);
  set('reported', filter.reported && 'yes');
  set('spanish', filter.untranslated && 'missing');
  set('q', filter.search);
  set('sort', filter.sort !== 'number' && filter.sort);
  set('size', filter.size !== PAGE_SIZES[0] && filter.size);
  set('page', filter.page > 0 && filter.page + 1);
  return search.toString();
}

/** Converts the filter to a query with typed values, as they are after the endpoint has parsed them. */
export function queryOf(filter: ListFilter): QuestionQuery {
  return {
    page: filter.page,
    size: filter.size,
    state: filter.state,
    sort: filter.sort,
    ...(filter.sectionId === null ? {} : { sectionId: filter.sectionId }),
    ...(filter.topic === '' ? {} : { topic: filter.topic }),
    ...(filter.difficulty === null ? {} : { difficulty: filter.difficulty }),
    ...(filter.tier === null ? {} : { tier: filter.tier }),
    ...(filter.mock === null ? {} : { mock: filter.mock }),
    ...(filter.reported ? { reported: true } : {}),
    ...(filter.untranslated ? { untranslated: true } : {}),
    ...(filter.search.trim() === '' ? {} : { search: filter.search.trim() }),
  };
}

/** Converts the filter to the query that the browser sends, in which booleans are strings. */
export function sentQueryOf(filter: ListFilter) {
  const { mock, reported, untranslated, ...query } = queryOf(filter);
  return {
    ...query,
    ...(mock === undefined ? {} : { mock: String(mock) }),
    ...(reported === undefined ? {} : { reported: String(reported) }),
    ...(untranslated === undefined ? {} : { untranslated: String(untranslated) }),
  };
}
