import { describe, expect, it } from 'vitest';
import { loadFigures } from './loader';
import { classNotes, closeCall } from './pressure-classes-rules';
import { findRefrigerant, type Refrigerant } from './refrigerants-rules';
import { LEVEL_FACTS } from './table-levels-rules';
import { IN_ENGLISH } from './testing/in-english';

const figures = new Map(loadFigures(LEVEL_FACTS).figures);
const CALCULATED = '40 CFR 82.152; calculated from refrigerant properties';

function known(name: string): Refrigerant {
  const refrigerant = findRefrigerant(name);
  if (!refrigerant) throw new Error(`No refrigerant ${name}`);
  return refrigerant;
}

describe('the note on an unnamed refrigerant close to a class limit', () => {
  const R32 =
    'The rule does not name R-32. Calculated, it has 359 psia at {{fact:pressure-class-temperature}}, just over the line of {{fact:pressure-class-very-high}}.';

  // The high-pressure row of Table 1 of 40 CFR 82.156: 0 in. Hg under 200 lb; otherwise 10, or 4 with an old machine.
  it.each([
    ['under', 'new', 'As a high-pressure refrigerant it would have the same level.'],
    ['under', 'old', 'As a high-pressure refrigerant it would have the same level.'],
    [
      'from',
      'new',
      'As a high-pressure refrigerant it would have {{fact:evacuation-high-large}}; reaching that satisfies both.',
    ],
    [
      'from',
      'old',
      'As a high-pressure refrigerant it would have {{fact:evacuation-high-large-old}}; reaching that satisfies both.',
    ],
  ] as const)(
    'advises for R-32 with a charge %s the 200 lb limit and a machine of the kind "%s": %s',
    (band, machine, advice) => {
      expect(closeCall(known('R-32'), band, machine, figures, IN_ENGLISH.t)).toEqual([
        { text: `${R32} ${advice}`, cite: CALCULATED },
      ]);
    },
  );

  it.each(['R-508B', 'R-22', 'R-404A', 'class-very-high'])('is not shown for %s', (name) => {
    expect(closeCall(known(name), 'from', 'new', figures, IN_ENGLISH.t)).toEqual([]);
  });
});

describe('the note on the class of a refrigerant', () => {
  it.each([
    ['R-404A', 265],
    ['R-600a', 77],
    ['R-1233zd(E)', 31],
  ])('explains the class of %s by %i psia', (name, psia) => {
    expect(classNotes(known(name), IN_ENGLISH.t)).toEqual([
      {
        text: `The rule does not name ${name}. Its class comes from its pressure at {{fact:pressure-class-temperature}}: ${psia} psia, calculated.`,
        cite: CALCULATED,
      },
    ]);
  });

  it.each<[string, Refrigerant]>([
    ['is an example in the rule', known('R-22')],
    ['is an example in the rule, whatever its pressure', { ...known('R-22'), psia: 222 }],
    ['is next to the line, of which more is said elsewhere', known('R-32')],
    ['has no calculated pressure', { name: 'X', pressureClass: 'high', isNamed: false }],
  ])('is absent for a refrigerant that %s', (_title, refrigerant) => {
    expect(classNotes(refrigerant, IN_ENGLISH.t)).toEqual([]);
  });
});
