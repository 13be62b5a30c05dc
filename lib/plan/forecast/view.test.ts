import { expect, it } from 'vitest';
import { weakestOf } from './view';

const TODAY = '2026-11-23';
const sections = (...chances: (number | null)[]) =>
  chances.map((chanceOnDate, place) => ({
    sectionId: place + 1,
    sectionName: '',
    answersMissing: chanceOnDate === null ? 5 : 0,
    chanceNow: chanceOnDate,
    chanceOnDate,
    low: chanceOnDate,
    high: chanceOnDate,
  }));

it.each([
  ['2026-11-27', 'your weakest for Friday'],
  ['2026-11-23', 'your weakest for today'],
  ['2026-11-29', 'your weakest for Sunday'],
  ['2026-11-30', 'your weakest for November 30'],
  ['2026-11-20', 'your weakest section'],
  [null, 'your weakest section'],
])('weakestOf describes the section with the lowest chance, for an exam on %s, as “%s”', (examDate, text) => {
  const forecast = { sections: sections(70, 40, 90) };
  expect(weakestOf(forecast, { today: TODAY, examDate })).toEqual({ sectionId: 2, text });
});

it.each([
  ['one section has no chance yet', [70, null]],
  ['the plan has one section', [70]],
  ['the two lowest are equal', [40, 40, 90]],
])('weakestOf returns null if %s', (_where, chances) => {
  expect(weakestOf({ sections: sections(...chances) }, { today: TODAY, examDate: null })).toBeNull();
});
