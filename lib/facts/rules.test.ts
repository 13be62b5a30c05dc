import { describe, expect, test } from 'vitest';
import {
  addMonths,
  joinUnit,
  printFigure,
  readShownFacts,
  reasonOf,
  resolveDeep,
  resolveFacts,
  spellFigure,
} from './rules';

const figures = new Map([
  ['rate', { value: 30, unit: '%' }],
  ['award', { value: 10000, unit: '$' }],
  ['end', { value: '2030-01-01', unit: '' }],
  ['kept', { value: 3, unit: 'years' }],
  ['plan', { value: 1, unit: 'years' }],
  ['acid', { value: '1.0', unit: 'ppm' }],
  ['boils', { value: -15, unit: '°F' }],
  ['inch', { value: 0.491154, unit: 'psi' }],
]);

test.each([
  ['rate', '30%', '30 percent'],
  ['award', '$10,000', '$10,000'],
  ['end', 'January 1, 2030', 'January 1, 2030'],
  ['kept', '3 years', 'three years'],
  ['plan', '1 year', 'one year'],
  ['acid', '1.0 ppm', '1.0 ppm'],
  ['boils', '-15 °F', '-15 °F'],
  ['inch', '0.491154 psi', '0.491154 psi'],
])('the figure of %s is printed as %s, and spelled as %s', (id, printed, spelled) => {
  const figure = figures.get(id);
  if (!figure) throw new Error(id);
  expect(printFigure(figure)).toBe(printed);
  expect(spellFigure(figure)).toBe(spelled);
});

describe('resolveFacts', () => {
  test('replaces fact references by their figures in the requested form', () => {
    const text = 'Above {{fact:rate}}, for {{fact:kept|words}}, {{fact:rate|value}} and more until {{fact:end}}.';
    expect(resolveFacts(text, figures)).toEqual({
      text: 'Above 30%, for three years, 30 and more until January 1, 2030.',
      names: ['rate', 'kept', 'end'],
      problems: [],
    });
  });

  test.each([
    ['Up to {{fact:nothing}}.', 'names the fact nothing, which is not in facts.yaml'],
    ['Up to {{fact:rate|loud}}.', 'asks for rate as "loud"; there is value and words'],
    ['Up to {{rate}}.', 'has braces that name no fact'],
    ['Up to {{fact:rate.', 'has braces that name no fact'],
  ])('reports a wrong reference: %s', (text, problem) => {
    expect(resolveFacts(text, figures).problems).toEqual([problem]);
  });

  test('resolves references at any depth, and changes nothing else', () => {
    const given = { text: '{{fact:rate}}', answers: [{ text: '{{fact:award}}', correct: true }], difficulty: 1 };
    expect(resolveDeep(given, figures)).toEqual({
      value: { text: '30%', answers: [{ text: '$10,000', correct: true }], difficulty: 1 },
      names: ['rate', 'award'],
      problems: [],
    });
    const checkedOn = new Date('2026-11-22T00:00:00Z');
    expect(resolveDeep({ figure: null, checkedOn }, figures).value).toEqual({ figure: null, checkedOn });
  });
});

test.each([
  ['2026-11-22', 12, '2027-11-22'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-01-31', 1, '2027-02-28'],
])('addMonths returns, for %s plus %i months, %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later);
});

test.each([
  ['due', 'due'],
  ['all', 'all'],
  ['late', 'all'],
  [undefined, 'all'],
])('readShownFacts for the URL value %s returns %s', (text, shown) => {
  expect(readShownFacts(text)).toBe(shown);
});

test.each([
  ['10,000', '$', '$10,000'],
  ['30', '%', '30%'],
  ['15', 'lb', '15 lb'],
  ['January 1, 2030', '', 'January 1, 2030'],
])('joinUnit for the value %s with the unit "%s" returns %s', (value, unit, joined) => {
  expect(joinUnit({ value, unit })).toBe(joined);
});

test("reasonOf contains the fact's name, its old figure and its new figure", () => {
  const change = { name: 'Charge', before: { value: '15', unit: 'lb' }, after: { value: '50', unit: 'lb' } };
  expect(reasonOf(change)).toBe('Charge: 15 lb → 50 lb');
});
