import { describe, expect, it } from 'vitest';
import { withFigures } from './figures-rules';
import { notesOnExceeding } from './leak-duties-rules';
import { LEAK_FACTS } from './leak-rate-rules';
import { loadFigures } from './loader';
import { IN_ENGLISH } from './testing/in-english';

const figures = new Map(loadFigures(LEAK_FACTS).figures);

type Exceeded = Parameters<typeof notesOnExceeding>[0];
const duties = (given: Partial<Exceeded>) =>
  withFigures(
    notesOnExceeding(
      {
        law: '82.157',
        category: 'comfort',
        charge: 200,
        addedOn: '',
        testedOn: '',
        needsShutdown: false,
        ...given,
      },
      figures,
      IN_ENGLISH,
    ),
    figures,
  );

const YEARLY = 'Then a leak inspection once a year, until one year stays within the limit.';
const QUARTERLY = 'Then leak inspections every three months, until four quarters in a row stay within the limit.';

/** Returns the expected duties of 40 CFR 82.157 with these deadlines for repair, test, plan and parts. */
const under608 = (repair: string, test: string, plan: string, parts: string, inspection = YEARLY) => [
  {
    text: `Find and repair the leaks ${repair}. A certified technician inspects.`,
    cite: '40 CFR 82.157(d)',
  },
  {
    text: 'Initial verification test: after the repair, before refrigerant goes back in, within the same time.',
    cite: '40 CFR 82.157(e)(1)',
  },
  {
    text: `Follow-up verification test ${test}, counted from the successful initial test, or from the return to normal operation if the appliance was evacuated.`,
    cite: '40 CFR 82.157(e)(2)',
  },
  {
    text: `Instead of repair: a plan to retrofit or retire the appliance ${plan}, carried out within one year of its date.`,
    cite: '40 CFR 82.157(h)',
  },
  {
    text: `More time for parts: up to 30 days after delivery, and no later than ${parts} from exceeding the rate. The request goes to EPA within the time for repair.`,
    cite: '40 CFR 82.157(f)',
  },
  {
    text: 'The repair counts as successful if no refrigerant is added for 12 months.',
    cite: '40 CFR 82.157(d)',
  },
  { text: inspection, cite: '40 CFR 82.157(g)' },
];

describe('duties under 40 CFR 82.157', () => {
  // Periods of 40 CFR 82.157: (d) 30 days, or 120 with a shutdown; (e)(2) 10 days; (f) 180 or 270 days; (h) 30 days.
  const WITHIN = ['within 30 days, counted from the addition', 'within 10 days', 'within 30 days', '180 days'] as const;

  it('are stated with periods in days if no date is entered', () => {
    expect(duties({})).toEqual(under608(...WITHIN));
  });

  it('are stated with dates if the dates of the refrigerant addition and of the test are entered', () => {
    expect(duties({ addedOn: '2026-01-01', testedOn: '2026-01-20' })).toEqual(
      under608(
        'by January 31, 2026 (30 days), counted from the addition',
        'by January 30, 2026 (10 days)',
        'by January 31, 2026 (30 days)',
        'June 30, 2026 (180 days)',
      ),
    );
  });

  it('allow an industrial process more time if it has to be shut down', () => {
    const shutdown = { category: 'process', needsShutdown: true } as const;
    const why = 'counted from the addition; an industrial process has to be shut down for it';
    expect(duties(shutdown)).toEqual(
      under608(`within 120 days, ${why}`, 'within 10 days', 'within 30 days', '270 days'),
    );
    expect(duties({ ...shutdown, addedOn: '2026-01-01' })).toEqual(
      under608(
        `by May 1, 2026 (120 days), ${why}`,
        'within 10 days',
        'by January 31, 2026 (30 days)',
        'September 28, 2026 (270 days)',
      ),
    );
  });

  it.each<Partial<Exceeded>>([
    { category: 'process', needsShutdown: false },
    { category: 'commercial', needsShutdown: true },
    { category: 'comfort', needsShutdown: true },
  ])('allow no extra time for %o', (given) => {
    expect(duties(given)).toEqual(under608(...WITHIN));
  });
});

it('duties under 40 CFR 84.106 are stated without dates', () => {
  const given = { law: '84.106', addedOn: '2026-01-01', testedOn: '2026-01-20' } as const;
  const repairs = [
    {
      text: 'The leaks must be repaired and the repair verified. See 40 CFR 84.106 for its deadlines; the table below shows those of 40 CFR 82.157.',
      cite: '40 CFR 84.106',
    },
    {
      text: 'Instead of repair: a plan to retrofit or retire the appliance, carried out within one year of its date.',
      cite: '40 CFR 84.106',
    },
  ];
  expect(duties(given)).toEqual([...repairs, { text: YEARLY, cite: '40 CFR 84.106' }]);
  expect(duties({ ...given, category: 'commercial', charge: 500 })).toEqual([
    ...repairs,
    { text: QUARTERLY, cite: '40 CFR 84.106' },
  ]);
});

// 40 CFR 82.157(g): every three months for refrigeration and industrial processes of 500 lb or more.
it.each<[Exceeded['category'], number, string]>([
  ['commercial', 500, QUARTERLY],
  ['commercial', 499.9, YEARLY],
  ['process', 500, QUARTERLY],
  ['process', 499.9, YEARLY],
  ['comfort', 5000, YEARLY],
  ['transport', 5000, YEARLY],
  ['residential', 5000, YEARLY],
])('a %s appliance with a charge of %f lb is inspected as follows: %s', (category, charge, text) => {
  expect(duties({ category, charge }).at(-1)).toEqual({ text, cite: '40 CFR 82.157(g)' });
});
