/** Languages of the product's pages. English pages keep their paths; the others are below `/es`. */
export type Language = 'en' | 'es';

/** Locale for dates, numbers and plurals. Spanish of the United States writes 1,234.5 like English. */
export const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;
export type Locale = (typeof LOCALES)[Language];

export const languageOf = (locale: Locale): Language => (locale === LOCALES.es ? 'es' : 'en');

const SPANISH = '/es';

/**
 * Matches the paths without a Spanish version: areas in English, the Spanish pages themselves, and `/es/examen`, which
 * exists only in Spanish. This is a pattern and not a list, because every page would have to load the list.
 */
const ENGLISH_ONLY = /^\/(?:admin|styleguide|es|examen)(?![\w-])/;

/** Matches the pages for signed-in users. The proxy stores the language of such a page as the user's choice. */
const FOR_MEMBERS =
  /^\/(?:today|tests?|test-selection|results|devices|profile|statistics|favorites|reports|classes)(?![\w-])/;

/** Name of the query parameter of a link to an English page for members, which says that the user chose English. */
export const LANGUAGE_KEY = 'language';

/** True if an English page, given by its path, has a Spanish one. Expects the path of an existing page. */
export const isTranslated = (page: string): boolean => !ENGLISH_ONLY.test(page);

/**
 * Returns the link from a page to the same page in another language, given the path of the English page and the query
 * of the open page.
 */
export function linkTo(language: Language, page: string, search = ''): string {
  const query = new URLSearchParams(search);
  query.delete(LANGUAGE_KEY);
  if (language === 'en' && FOR_MEMBERS.test(page)) query.set(LANGUAGE_KEY, language);
  return pathIn(language, page) + (query.size > 0 ? `?${query}` : '');
}

/** Splits a path into its language and the path of the English page: `/es/study#core` gives `es` and `/study#core`. */
export function readLanguage(path: string): { language: Language; path: string } {
  const isSpanish = path.startsWith(SPANISH) && /^(?:[/?#]|$)/.test(path.slice(SPANISH.length));
  if (!isSpanish) return { language: 'en', path };
  const rest = path.slice(SPANISH.length);
  return { language: 'es', path: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * Returns the path of a page in a language, given the path of the English page. Returns the English path if the page is
 * not translated.
 */
export function pathIn<Path extends string>(language: Language, path: Path): Path | `/es${string}` {
  const [page = path] = path.split(/[?#]/);
  if (language === 'en' || !isTranslated(page)) return path;
  return `${SPANISH}${page === '/' ? path.slice(1) : path}`;
}
