import compile from 'icu-minify/compile';
import format, { type FormatOptions } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MailKey, MailTag, MailTexts } from '@/emails/texts';
import { type Language, LOCALES } from '@/lib/kernel/language';
import english from '@/messages/en/mail.json';
import spanish from '@/messages/es/mail.json';

const FORMATTERS: FormatOptions['formatters'] = {
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
};

/** Returns the texts of emails in this language. Jobs send emails without a page, so emails do not use `#texts`. */
export function readMailTexts(language: Language): MailTexts {
  const texts: Record<MailKey, string> = language === 'es' ? spanish : english;
  const say = (key: MailKey, values: Record<string, string | number | MailTag>) =>
    format<ReactNode>(compile(texts[key]), LOCALES[language], values, { formatters: FORMATTERS });
  return {
    language,
    text: (key, values = {}) => String(say(key, values)),
    rich: (key, values) => {
      const parts = say(key, values);
      return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
    },
  };
}
