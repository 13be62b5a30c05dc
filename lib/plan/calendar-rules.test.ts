import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLine, listEvents, writeCalendar } from './calendar-rules';

const NOW = new Date('2026-11-23T18:00:00.000Z');
const NAMED = { productName: 'Coldpass', publicUrl: 'https://coldpass.test', learner: 'abc', language: 'en' } as const;
const PLAN = {
  examDate: '2026-11-30',
  sectionIds: [6],
  minutesPerDay: 20,
  studyDays: [1, 3],
  timeZone: 'America/Chicago',
};

describe('a calendar line', () => {
  it('is folded at 75 octets, and restored by unfolding', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }).map((text) => text.replace(/[\r\n]/g, '')),
        (text) => {
          const folded = foldLine(text);
          for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(folded.replaceAll('\r\n ', '')).toBe(text);
        },
      ),
    );
  });

  it.each([
    ['stays whole at 75 octets', 'a'.repeat(75), ['a'.repeat(75)]],
    ['continues on a new line, after a space, at the 76th octet', 'a'.repeat(76), ['a'.repeat(75), ' a']],
    [
      'continues with 74 octets a line, because the space counts as one of 75',
      'a'.repeat(150),
      ['a'.repeat(75), ` ${'a'.repeat(74)}`, ' a'],
    ],
    ['is never cut within a letter of two octets', 'é'.repeat(39), ['é'.repeat(37), ' éé']],
  ])('is folded as RFC 5545 requires: it %s', (_name, line, folded) => {
    expect(foldLine(line).split('\r\n')).toEqual(folded);
  });
});

describe('the calendar of a plan', () => {
  it('contains each study day until the exam, and the exam', () => {
    const events = listEvents(PLAN, '2026-11-23', NAMED);
    expect(events.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-25', '2026-11-30']);
    expect(listEvents({ ...PLAN, examDate: null }, '2026-11-23', NAMED)).toHaveLength(6);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  });

  it('states the minutes of each study day, under a stable id', () => {
    expect(listEvents(PLAN, '2026-11-23', NAMED)[0]).toEqual({
      uid: 'study-2026-11-23-abc@coldpass.test',
      date: '2026-11-23',
      summary: 'Coldpass: 20 minutes of practice',
      url: 'https://coldpass.test/today',
    });
  });

  it('is in Spanish, with links to the Spanish page, for a Spanish page', () => {
    const [study, , exam] = listEvents(PLAN, '2026-11-23', { ...NAMED, language: 'es' });
    expect(study).toMatchObject({
      summary: 'Coldpass: 20 minutos de práctica',
      url: 'https://coldpass.test/es/today',
    });
    expect(exam?.summary).toBe('Examen EPA 608');
  });

  it('joins a text of several lines into one and escapes its special characters', () => {
    const event = {
      uid: 'a',
      date: '2026-11-29',
      summary: 'Core;\r\nType II,\nall \\',
      url: 'https://coldpass.test/today',
    };
    expect(writeCalendar('Coldpass', [event], NOW)).toContain('\r\nSUMMARY:Core\\;\\nType II\\,\\nall \\\\\r\n');
  });

  it('follows the format of RFC 5545', () => {
    const text = writeCalendar('Cold, pass', listEvents(PLAN, '2026-11-29', NAMED), NOW);
    expect(text.split('\r\n')).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Cold\\, pass//Study plan//EN', 'CALSCALE:GREGORIAN'],
      ...['BEGIN:VEVENT', 'UID:exam-2026-11-30-abc@coldpass.test', 'DTSTAMP:20261123T180000Z'],
      ...['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261201', 'SUMMARY:EPA 608 exam'],
      ...['URL:https://coldpass.test/today', 'TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR', ''],
    ]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
