import { createElement, Fragment, type ReactNode } from 'react';
import type { MailKey, MailTag, MailTexts } from '@/emails/texts';
import type { Language } from '@/lib/kernel/language';
import { formatMessage } from '@/lib/kernel/message-format';
import english from '@/messages/en/mail.json';
import spanish from '@/messages/es/mail.json';

/** Returns the texts of emails in this language. Jobs send emails without a page, so emails do not use `#texts`. */
export function readMailTexts(language: Language): MailTexts {
  const texts: Record<MailKey, string> = language === 'es' ? spanish : english;
  const say = (key: MailKey, values: Record<string, string | number | MailTag>) =>
    formatMessage<ReactNode>(texts[key], language, values);
  return {
    language,
    text: (key, values = {}) => String(say(key, values)),
    rich: (key, values) => {
      const parts = say(key, values);
      return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
    },
  };
}
