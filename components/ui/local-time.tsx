'use client';

import { useLanguage } from '#texts';
import { type Language, LOCALES } from '@/lib/kernel/language';
import { useInBrowser } from './use-in-browser';

const LOOKS = {
  /** Nov 21, 2026, 3:04 PM */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** November 21, 2026 */
  day: { dateStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Look = keyof typeof LOOKS;

interface Style {
  look?: Look;
  language?: Language;
  timeZone?: string;
}

/**
 * Formats an instant. Replaces the spaces in "3:04 PM" and "3:04 p. m.", because JavaScript engines disagree on them
 * and the server's markup must equal the browser's.
 */
function write(instant: string, { look = 'moment', language = 'en', timeZone }: Style): string {
  const style = { ...LOOKS[look], ...(timeZone ? { timeZone } : {}) };
  return new Intl.DateTimeFormat(LOCALES[language], style)
    .format(new Date(instant))
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/([ap])\. ?m\./, '$1. m.');
}

/**
 * Formats an instant in English in the browser's time zone. Only for text that the server never renders, because the
 * server's zone differs.
 */
export const localMoment = (instant: string): string => write(instant, {});

/**
 * Instant in the reader's time zone. The server does not know that zone and renders UTC, which the browser replaces.
 */
export function LocalTime({ instant, look = 'moment' }: { instant: string; look?: Look }) {
  const isHere = useInBrowser();
  const language = useLanguage();
  const inUtc = () => write(instant, { look, language, timeZone: 'UTC' }) + (look === 'moment' ? ' UTC' : '');
  return <time dateTime={instant}>{isHere ? write(instant, { look, language }) : inUtc()}</time>;
}
