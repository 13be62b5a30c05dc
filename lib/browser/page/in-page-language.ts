/** A text in both languages. */
interface Bilingual {
  en: string;
  es: string;
}

/**
 * Returns a text in the language of the page, for errors that `lib/browser` words itself. Components read their texts
 * from `messages` instead, so that a page loads the texts of only one language.
 */
export const inPageLanguage = ({ en, es }: Bilingual): string => (document.documentElement.lang === 'es' ? es : en);
