import { addDays } from '@/lib/kernel/calendar';
import { type Language, pathIn } from '@/lib/kernel/language';
import { type ChosenPlan, isStudyDay, targetDate } from './day-rules';

/**
 * Writes a plan as a calendar file (RFC 5545). Events last all day, so they need no time zone and stay on their dates
 * when the learner travels.
 */

interface CalendarEvent {
  uid: string;
  /** `YYYY-MM-DD`. */
  date: string;
  summary: string;
  url: string;
}

/** Escapes commas, semicolons and backslashes, and writes line breaks as `\n` (section 3.3.11). */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const OCTETS = 75;

/** Folds a line at 75 octets; a continuation starts with a space (section 3.1). Never splits a character. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const compact = (date: string): string => date.replaceAll('-', '');

const toLines = ({ uid, date, summary, url }: CalendarEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(date)}`,
  `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
  `SUMMARY:${escapeText(summary)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Returns the text of the calendar file. `now`: when the file is created. */
export function writeCalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escapeText(name)}//Study plan//EN`, 'CALSCALE:GREGORIAN'],
    ...events.flatMap((event) => toLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const TEXTS = {
  en: { practice: (minutes: number) => `${minutes} minutes of practice`, exam: 'EPA 608 exam' },
  es: { practice: (minutes: number) => `${minutes} minutos de práctica`, exam: 'Examen EPA 608' },
} as const;

interface Named {
  productName: string;
  /** Public URL without a trailing slash. */
  publicUrl: string;
  /** Language of the page from which the learner saves the file. */
  language: Language;
  /** Id of the plan's owner. It is part of each event's id, so that an updated file replaces the earlier events. */
  learner: string;
}

/** Lists one event for each study day from today on, and one for the exam. */
export function listEvents(
  plan: ChosenPlan,
  today: string,
  { productName, publicUrl, learner, language }: Named,
): CalendarEvent[] {
  const texts = TEXTS[language];
  const until = targetDate(plan, today);
  const event = (kind: string, date: string, summary: string): CalendarEvent => ({
    uid: `${kind}-${date}-${learner}@${new URL(publicUrl).hostname}`,
    date,
    summary,
    url: publicUrl + pathIn(language, '/today'),
  });
  const days: string[] = [];
  for (let date = today; date < until; date = addDays(date, 1)) if (isStudyDay(plan, date)) days.push(date);
  return [
    ...days.map((date) => event('study', date, `${productName}: ${texts.practice(plan.minutesPerDay)}`)),
    ...(plan.examDate === until ? [event('exam', until, texts.exam)] : []),
  ];
}
