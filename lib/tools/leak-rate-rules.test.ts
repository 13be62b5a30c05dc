import { describe, expect, it } from 'vitest';
import {
  type Category,
  findLeakRate,
  type Kind,
  LEAK_FACTS,
  type LeakEntries,
  lawOf,
  leakRate,
  type Method,
} from './leak-rate-rules';
import { loadFigures } from './loader';
import { IN_ENGLISH } from './testing/in-english';

const figures = new Map(loadFigures(LEAK_FACTS).figures);
const YEAR_DAYS = 365;

const entries = (given: Partial<LeakEntries>): LeakEntries => ({
  kind: 'ods',
  category: 'comfort',
  method: 'annualizing',
  charge: '200',
  added: '20',
  days: '73',
  addedInCalendarYear: '',
  addedOn: '',
  testedOn: '',
  needsShutdown: false,
  ...given,
});
const find = (given: Partial<LeakEntries>) => findLeakRate(entries(given), figures, IN_ENGLISH);

function ruling(given: Partial<LeakEntries>) {
  const found = find(given);
  if (found.kind !== 'ruling') throw new Error(`No ruling: ${found.say}`);
  return found.ruling;
}
const textOf = (given: Partial<LeakEntries>) => {
  const { headline, detail, notes } = ruling(given);
  return [headline, detail, ...notes.map(({ text }) => text)].join('\n');
};

describe('leak rate', () => {
  // Expected percentages by 40 CFR 82.152. Annualizing: pounds added ÷ full charge × 365 ÷ days since the previous
  // addition (at most 365) × 100. Rolling average: pounds added ÷ full charge × 100.
  it.each<[Method, number, number, number, number]>([
    ['annualizing', 20, 200, 73, 50],
    ['rolling', 20, 200, 73, 10],
    ['annualizing', 20, 200, 365, 10],
    ['annualizing', 20, 200, 366, 10],
    ['annualizing', 20, 200, 2000, 10],
    ['annualizing', 10, 100, 36.5, 100],
    ['annualizing', 5, 50, 180, 20.2778],
    ['annualizing', 1, 50, 1, 730],
    ['annualizing', 0, 50, 30, 0],
    ['rolling', 0, 50, 1, 0],
    ['rolling', 15, 50, 1, 30],
    ['rolling', 62.5, 50, 1, 125],
  ])(
    'follows the %s method: %f lb added to a charge of %f lb after %f days is %f percent',
    (method, added, charge, days, percent) => {
      expect(leakRate(method, { charge, added, days }, YEAR_DAYS)).toBeCloseTo(percent, 3);
    },
  );

  it('shows its calculation', () => {
    expect(textOf({})).toContain('50% a year: over the limit of 10%');
    expect(textOf({})).toContain('Annualized: 20 lb ÷ 200 lb × 365 ÷ 73 days × 100.');
    expect(textOf({ days: '400' })).toContain('× 365 ÷ 365 days × 100.');
    expect(textOf({ method: 'rolling', days: '' })).toContain('10% a year: not over the limit of 10%');
    expect(textOf({ method: 'rolling', days: '' })).toContain('Rolling average: 20 lb ÷ 200 lb × 100.');
  });
});

it('a leak rate is rounded, but never to a limit that it exceeds', () => {
  expect(textOf({ added: '20.02', method: 'rolling' })).toContain('10.01% a year: over the limit of 10%');
  expect(textOf({ added: '33.333', method: 'rolling' })).toContain('16.7% a year: over');
});

describe('the leak repair rule that applies', () => {
  // Cases from 40 CFR 82.157(a), 40 CFR 84.106, and the examples of docs/law.md.
  it.each<[Kind, Category, number, string | null]>([
    ['ods', 'comfort', 60, '82.157'],
    ['hfc', 'commercial', 60, '84.106'],
    ['hfc', 'commercial', 20, '84.106'],
    ['ods', 'comfort', 30, null],
    ['hfc', 'residential', 25, null],
    ['ods', 'comfort', 50, '82.157'],
    ['ods', 'comfort', 49.9, null],
    ['hfc', 'comfort', 15, '84.106'],
    ['hfc', 'comfort', 14.9, null],
    ['hfc', 'transport', 18, '84.106'],
    ['hfc', 'process', 5000, '84.106'],
    ['other', 'process', 5000, null],
    ['ods', 'residential', 50, '82.157'],
  ])(
    'depends on the kind of refrigerant, the category and the charge: for %s, %s, %f lb it is %s',
    (kind, category, charge, law) => {
      expect(lawOf({ kind, category, charge }, figures)).toBe(law);
      const found = ruling({ kind, category, charge: String(charge), added: '1' });
      expect(found.headline.includes('no federal leak repair rule')).toBe(law === null);
      expect(found.cite).toContain(law ?? '84.106');
    },
  );
});

describe('appliances without a leak repair rule', () => {
  it.each<[Partial<LeakEntries>, string]>([
    [{ charge: '30' }, '30 lb is under 50 lb of ozone-depleting refrigerant. By the annualizing method.'],
    [
      { kind: 'hfc', charge: '10.25', method: 'rolling' },
      '10.25 lb is under 15 lb of an HFC. By the rolling average method.',
    ],
    [{ kind: 'other' }, 'Neither ozone-depleting nor above a GWP of 53. By the annualizing method.'],
    [
      { kind: 'other', category: 'residential' },
      'Neither ozone-depleting nor above a GWP of 53. By the annualizing method.',
    ],
    [
      { kind: 'hfc', category: 'residential' },
      '40 CFR 84.106 leaves out residential and light commercial air conditioning and heat pumps. By the annualizing method.',
    ],
  ])('get an explanation for %o: %s', (given, detail) => {
    expect(ruling(given)).toMatchObject({
      detail,
      cite: '40 CFR 82.157(a); 40 CFR 84.106',
      notes: [
        { text: 'Repairing leaks is still good practice, and venting is still prohibited.', cite: '40 CFR 82.154(a)' },
      ],
    });
  });
});

describe('leak rate limit', () => {
  // 40 CFR 82.157(c)(2); 84.106 has the same three limits. A rate equal to the limit is not over it.
  it.each<[Kind, Category, string, string, boolean]>([
    ['ods', 'process', '60', '30%', false],
    ['ods', 'process', '60.1', '30%', true],
    ['ods', 'commercial', '40', '20%', false],
    ['ods', 'commercial', '40.01', '20%', true],
    ['ods', 'comfort', '20', '10%', false],
    ['ods', 'comfort', '20.01', '10%', true],
    ['hfc', 'process', '60', '30%', false],
    ['hfc', 'process', '61', '30%', true],
    ['hfc', 'commercial', '41', '20%', true],
    ['hfc', 'comfort', '20', '10%', false],
    ['hfc', 'transport', '21', '10%', true],
  ])(
    'depends on the category: %s, %s, %s lb of 200 lb added in a year, limit %s, exceeded: %s',
    (kind, category, added, limit, isOver) => {
      const { headline } = ruling({ kind, category, added, method: 'rolling' });
      expect(headline).toMatch(new RegExp(`${isOver ? ': over' : ': not over'} the limit of ${limit}$`));
    },
  );
});

describe('leak repair deadlines', () => {
  // 40 CFR 82.157(d): 30 days, or 120 with an industrial process shutdown; (e)(2): 10 days; (f): 180 or 270; (h): 30.
  it.each<[Partial<LeakEntries>, string]>([
    [{ addedOn: '2026-01-31' }, 'repair the leaks by March 2, 2026 (30 days)'],
    [{ addedOn: '2028-02-01' }, 'repair the leaks by March 2, 2028 (30 days)'],
    [{ addedOn: '2026-11-22' }, 'repair the leaks by December 22, 2026 (30 days)'],
    [{ addedOn: '2026-12-15' }, 'repair the leaks by January 14, 2027 (30 days)'],
    [{ category: 'process', needsShutdown: true, addedOn: '2026-01-01' }, 'by May 1, 2026 (120 days)'],
    [{ category: 'process', needsShutdown: false, addedOn: '2026-01-01' }, 'by January 31, 2026 (30 days)'],
    [{ category: 'commercial', needsShutdown: true, addedOn: '2026-01-01' }, 'by January 31, 2026 (30 days)'],
    [{}, 'repair the leaks within 30 days'],
    [{ addedOn: '2026-01-01', testedOn: '2026-01-20' }, 'Follow-up verification test by January 30, 2026 (10 days)'],
    [{}, 'Follow-up verification test within 10 days'],
    [{ addedOn: '2026-01-01' }, 'no later than June 30, 2026 (180 days)'],
    [{ category: 'process', needsShutdown: true, addedOn: '2026-01-01' }, 'September 28, 2026 (270 days)'],
    [{ addedOn: '2026-01-01' }, 'retrofit or retire the appliance by January 31, 2026 (30 days)'],
  ])('are stated for %o: %s', (given, words) => {
    expect(textOf(given)).toContain(words);
  });

  it('are not calculated for an HFC, because 84.106 has its own deadlines', () => {
    const text = textOf({ kind: 'hfc', addedOn: '2026-01-01', testedOn: '2026-01-20' });
    expect(text).toContain('See 40 CFR 84.106 for its deadlines');
    expect(text).not.toMatch(/\d{4} \(\d+ days\)|30 days/);
  });

  it('are left out for an appliance within its limit', () => {
    expect(textOf({ added: '1' })).not.toContain('repair the leaks');
  });
});

describe('inspections after a leak repair', () => {
  // 40 CFR 82.157(g).
  it.each<[Category, string, 'every three months' | 'once a year']>([
    ['commercial', '500', 'every three months'],
    ['commercial', '499', 'once a year'],
    ['process', '500', 'every three months'],
    ['process', '60', 'once a year'],
    ['comfort', '5000', 'once a year'],
  ])('are required for %s, %s lb: %s', (category, charge, often) => {
    expect(textOf({ category, charge, added: charge })).toContain(often);
  });
});

describe('chronic leaker', () => {
  // 40 CFR 82.157(j): 125 percent or more in a calendar year, reported by March 1 of the next.
  it.each([
    ['250', '2026-06-01', 'Report it to EPA by March 1, 2027.'],
    ['251', '', 'Report it to EPA by March 1 of the next year.'],
    ['249.9', '2026-06-01', 'no report as a chronic leaker'],
    ['0', '', 'no report as a chronic leaker'],
  ])(
    'is reported, or not, after %s lb of 200 lb were added in a calendar year, last on %s: “%s”',
    (addedInCalendarYear, addedOn, words) => {
      expect(textOf({ addedInCalendarYear, addedOn })).toContain(words);
    },
  );

  const ALWAYS = [
    {
      text: 'Calculate the rate each time refrigerant is added, except right after a retrofit, a new installation or a seasonal variance. One facility uses one method for all its appliances.',
      cite: '40 CFR 82.152; 40 CFR 82.157(b)',
    },
    { text: 'Records are kept for three years.', cite: '40 CFR 82.157(l); 40 CFR 84.106' },
  ];

  it('is mentioned only if the pounds added in the calendar year are entered', () => {
    expect(ruling({ added: '1' }).notes).toEqual(ALWAYS);
  });

  it.each<[Kind, string, string, string]>([
    ['ods', '10', '5% of the charge in this calendar year: below 125%, so no report as a chronic leaker.', '82.157(j)'],
    ['hfc', '10', '5% of the charge in this calendar year: below 125%, so no report as a chronic leaker.', '84.106'],
    [
      'ods',
      '250',
      '125% of the charge in this calendar year: 125% or more. Report it to EPA by March 1 of the next year.',
      '82.157(j)',
    ],
    [
      'hfc',
      '251.1',
      '125.6% of the charge in this calendar year: 125% or more. Report it to EPA by March 1 of the next year.',
      '84.106',
    ],
  ])(
    'has the note for the kind %s and %s lb of 200 lb added in a calendar year: “%s”',
    (kind, addedInCalendarYear, text, section) => {
      expect(ruling({ kind, addedInCalendarYear, added: '1' }).notes).toEqual([
        { text, cite: `40 CFR ${section}` },
        ...ALWAYS,
      ]);
    },
  );

  it('must be reported, whatever the leak rate of the last addition is', () => {
    expect(textOf({ added: '0', addedInCalendarYear: '300', kind: 'hfc' })).toContain('Report it to EPA');
  });
});

describe("check of the leak rate tool's entries", () => {
  it.each<[Partial<LeakEntries>, string]>([
    [{ charge: '0' }, 'charge'],
    [{ charge: 'full' }, 'charge'],
    [{ added: '-1' }, 'added'],
    [{ days: '0' }, 'days'],
    [{ days: '12/3' }, 'days'],
    [{ addedInCalendarYear: 'x' }, 'addedInCalendarYear'],
    [{ addedOn: '2026-02-30' }, 'addedOn'],
    [{ addedOn: '0026-02-03' }, 'addedOn'],
    [{ addedOn: '1989-12-31' }, 'addedOn'],
    [{ addedOn: '2101-01-01' }, 'addedOn'],
    [{ testedOn: '2101-01-01' }, 'testedOn'],
    [{ testedOn: '2025-12-31', addedOn: '2026-01-01' }, 'testedOn'],
    [{ method: 'rolling', charge: 'full' }, 'charge'],
  ])('rejects %o at %s', (given, field) => {
    const found = find(given);
    expect(found).toMatchObject({ kind: 'refused', field });
    expect(found.kind === 'refused' && found.say).toMatch(/[Ee]nter /);
  });

  it.each<[Partial<LeakEntries>, string]>([
    [{ charge: '' }, 'Enter the full charge.'],
    [{ added: '' }, 'Enter the pounds added.'],
    [{ days: '' }, 'Enter the days since the previous addition.'],
    [{ kind: '' }, 'Choose the kind of refrigerant.'],
    [{ category: '' }, 'Choose the kind of appliance.'],
  ])('asks for a missing entry with %o: %s', (given, say) => {
    expect(find(given)).toStrictEqual({ kind: 'waiting', say });
  });

  it.each<Partial<LeakEntries>>([
    { addedOn: '1990-01-01' },
    { addedOn: '2100-12-31' },
    { addedOn: '2026-01-01', testedOn: '2026-01-01' },
  ])('accepts %o', (given) => {
    expect(find(given).kind).toBe('ruling');
  });

  it('ignores the days for the rolling average method', () => {
    expect(find({ method: 'rolling', days: 'x' }).kind).toBe('ruling');
  });
});
