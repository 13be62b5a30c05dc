import type { ReactNode } from 'react';
import type texts from '@/messages/en/mail.json';

export type MailKey = keyof typeof texts;
export type MailTag = (chunks: ReactNode[]) => ReactNode;

/** The texts of emails in one language. */
export interface MailTexts {
  language: 'en' | 'es';
  text: (key: MailKey, values?: Record<string, string | number>) => string;
  /** Returns a text with tags, such as links. */
  rich: (key: MailKey, values: Record<string, string | number | MailTag>) => ReactNode;
}
