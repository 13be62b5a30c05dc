import compile from 'icu-minify/compile';
import format, { type FormatOptions } from 'icu-minify/format';
import { type Language, LOCALES } from './language';

const FORMATTERS: FormatOptions['formatters'] = {
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
};

/**
 * Formats a text of `messages` that is in ICU format, for code without a page, such as jobs and the build. Pages use
 * `#texts`.
 */
export const formatMessage = <Rich = string>(
  text: string,
  language: Language,
  values: Parameters<typeof format<Rich>>[2] = {},
) => format<Rich>(compile(text), LOCALES[language], values, { formatters: FORMATTERS });
