import { addDays } from '@/lib/kernel/calendar';
import { type ChosenPlan, isStudyDay, targetDate } from '@/lib/plan/day/rules';

/** A plan as a calendar file (RFC 5545). Days without an hour need no time zone, and stay where they are when the learner travels. */

interface CalendarEvent {
  uid: string;
  /** `YYYY-MM-DD`. */
  date: string;
  summary: string;
  url: string;
}

/** Section 3.3.11: commas, semicolons and backslashes are escaped, line breaks written as a letter. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const OCTETS = 75;

/** Section 3.1: no line is longer than 75 octets; the next one goes on after a space. No character is cut in two. */
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

/** `now` is when it is written. */
export function writeCalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escapeText(name)}//Study plan//EN`, 'CALSCALE:GREGORIAN'],
    ...events.flatMap((event) => toLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

interface Named {
  productName: string;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Whose plan: the same day of the same learner stays the same event. */
  learner: string;
}

/** Each study day from today on, and the exam. */
export function listEvents(
  plan: ChosenPlan,
  today: string,
  { productName, publicUrl, learner }: Named,
): CalendarEvent[] {
  const until = targetDate(plan, today);
  const event = (kind: string, date: string, summary: string): CalendarEvent => ({
    uid: `${kind}-${date}-${learner}@${new URL(publicUrl).hostname}`,
    ...{ date, summary, url: `${publicUrl}/today` },
  });
  const days: string[] = [];
  for (let date = today; date < until; date = addDays(date, 1)) if (isStudyDay(plan, date)) days.push(date);
  return [
    ...days.map((date) => event('study', date, `${productName}: ${plan.minutesPerDay} minutes of practice`)),
    ...(plan.examDate === until ? [event('exam', until, 'EPA 608 exam')] : []),
  ];
}
