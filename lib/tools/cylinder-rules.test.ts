import { describe, expect, it } from 'vitest';
import { LIQUID_COLUMNS } from '@/components/tools/liquid-densities';
import {
  CYLINDER_FACTS,
  type CylinderEntries,
  findFill,
  fullOfLiquidAt,
  gravityAt,
  type Liquid,
  mostRefrigerant,
} from './cylinder-rules';
import { numberOf } from './figures-rules';
import { loadFigures } from './loader';
import { IN_ENGLISH } from './testing/in-english';

const figures = new Map(loadFigures(CYLINDER_FACTS).figures);

const liquidOf = (refrigerant: string) => LIQUID_COLUMNS.find(({ name }) => name === refrigerant);

const find = (given: Partial<CylinderEntries>, refrigerant: string | Liquid = '') =>
  findFill(
    { tare: '28', waterCapacity: '48', specificGravity: '', temperature: '', scale: '', ...given },
    figures,
    IN_ENGLISH,
    typeof refrigerant === 'string' ? liquidOf(refrigerant) : refrigerant,
  );

function ruling(given: Partial<CylinderEntries>, refrigerant: string | Liquid = '') {
  const found = find(given, refrigerant);
  if (found.kind !== 'ruling') throw new Error(`No ruling: ${found.say}`);
  return found.ruling;
}

describe('the largest refrigerant charge', () => {
  // The expected weight is 80 percent of the water capacity, times the specific gravity, rounded down to a tenth.
  it.each([
    [48, undefined, 38.4],
    [47.6, undefined, 38],
    [26.2, undefined, 20.9],
    [100, undefined, 80],
    [95, undefined, 76],
    [123, undefined, 98.4],
    [47.7, undefined, 38.1],
    [48, 1.2, 46],
    [48, 1, 38.4],
    [47.6, 1.06, 40.3],
    [50, 0.5, 20],
    [50, 1.22, 48.8],
    [350, 1.1, 308],
  ])(
    'is computed from a water capacity of %f lb and a specific gravity of %s: %f lb',
    (waterCapacity, specificGravity, pounds) => {
      expect(mostRefrigerant({ waterCapacity, specificGravity }, 80)).toBe(pounds);
    },
  );
});

describe('the weight on the scale', () => {
  it.each<[Partial<CylinderEntries>, string]>([
    // The cylinder drawn in the question bank: TW 28, WC 48, and at most slightly over 66 lb.
    [{}, 'At most 66.4 lb on the scale'],
    [{ tare: '27.9', waterCapacity: '47.6' }, 'At most 65.9 lb on the scale'],
    [{ specificGravity: '1.2' }, 'At most 74 lb on the scale'],
    [{ specificGravity: '.5' }, 'At most 47.2 lb on the scale'],
    [{ scale: '52' }, '14.4 lb more fits'],
    [{ scale: '28' }, '38.4 lb more fits'],
    [{ scale: '66.4' }, 'Full: add nothing more'],
    [{ scale: '70' }, 'Overfilled by 3.6 lb: take refrigerant out'],
    [{ scale: '70', specificGravity: '1.2' }, '4 lb more fits'],
  ])('is computed from the entries %o: %s', (given, headline) => {
    expect(ruling(given).headline).toBe(headline);
  });

  it('is shown with the calculation, the limit and the cited rule', () => {
    const { detail, cite } = ruling({ specificGravity: '1.2' });
    expect(detail).toBe('TW + 80% of WC × specific gravity: 28 lb + 80% × 48 lb × 1.2, so 46 lb of refrigerant.');
    expect(cite).toContain('EPA, Section 608 Test Topics');
    expect(ruling({ scale: '52' }).detail).toContain('At most 66.4 lb on the scale.');
  });

  it('is shown with a warning if no specific gravity is entered, and with the content of the cylinder', () => {
    const notes = (given: Partial<CylinderEntries>) =>
      ruling(given)
        .notes.map(({ text }) => text)
        .join(' ');
    expect(notes({})).toContain('is as heavy as water');
    expect(notes({ specificGravity: '1.1' })).not.toContain('is as heavy as water');
    expect(notes({ scale: '48' })).toContain('In it now: 20 lb');
    expect(notes({})).toContain('near 159 °F with R-22, and near 132 °F with R-410A');
  });
});

describe('liquid of a listed refrigerant', () => {
  /** Weight of one cubic foot of water at 60 °F, in pounds. */
  const WATER = 62.37;

  // Values for comparison: AHRI Guideline K-2004 states 1.197 for R-22 at 77 °F; data sheets state pounds per cubic
  // foot at 130 °F.
  it.each([
    ['R-22', 77, 1.197],
    ['R-22', 130, 66.17 / WATER],
    ['R-410A', 130, 54.7 / WATER],
  ])('has the published specific gravity for %s at %d °F', (name, fahrenheit, published) => {
    const liquid = liquidOf(name);
    expect(Math.abs(((liquid && gravityAt(liquid, fahrenheit)) ?? 0) / published - 1)).toBeLessThan(0.01);
  });

  // Expected values from the question bank's list of facts, calculated by hand from the properties of the refrigerants.
  it.each([
    ['R-22', 80, 159],
    ['R-22', 90, 121],
    ['R-410A', 80, 132],
    ['R-410A', 90, 106],
  ])(
    'fills the cylinder when warmed: %s, %d percent full at 70 °F, 100 percent full near %d °F',
    (name, percent, fahrenheit) => {
      const liquid = liquidOf(name);
      expect(Math.round((liquid && fullOfLiquidAt(liquid, 70, percent)) ?? 0)).toBe(fahrenheit);
    },
  );

  it.each(LIQUID_COLUMNS)(
    'has a specific gravity at all allowed temperatures for $name, and gets lighter as it warms',
    (liquid) => {
      expect([...liquid.gravities].sort((one, other) => other - one)).toEqual(liquid.gravities);
      for (const fahrenheit of [0, 77, 125]) expect(gravityAt(liquid, fahrenheit)).toBeGreaterThan(0.3);
      expect(gravityAt(liquid, -21)).toBeUndefined();
      expect(gravityAt(liquid, 400)).toBeUndefined();
    },
  );

  it('has a specific gravity that replaces an entered one, at the data-sheet temperature or an entered temperature', () => {
    expect(ruling({ specificGravity: '0.5' }, 'R-22').headline).toBe('At most 73.7 lb on the scale');
    expect(ruling({ temperature: '130', specificGravity: '0.5' }).headline).toBe('At most 47.2 lb on the scale');
    expect(ruling({ temperature: '125' }, 'R-22').headline).toBe('At most 69.2 lb on the scale');
    expect(ruling({}, 'R-410A').headline).toBe('At most 68.7 lb on the scale');
  });

  it('is described by the temperature at which it fills the cylinder, and by the room left', () => {
    const notes = (temperature: string) =>
      ruling({ temperature }, 'R-410A')
        .notes.map(({ text }) => text)
        .join(' ');
    expect(notes('50')).toMatch(/full of liquid near 1\d\d °F\..*leaves little room/);
    expect(notes('120')).toContain('At 120 °F the liquid of R-410A');
    expect(notes('120')).not.toContain('leaves little room');
    expect(notes('120')).not.toContain('is as heavy as water');
  });

  it('may have any temperature up to the limit for cylinders', () => {
    const most = numberOf(figures, 'cylinder-heat');
    expect(find({ temperature: String(most) }, 'R-22').kind).toBe('ruling');
    expect(find({ temperature: String(most + 1) }, 'R-22')).toMatchObject({ kind: 'refused', field: 'temperature' });
  });
});

describe('table of liquid densities', () => {
  /** Creates a table that starts at −20 °F with steps of 5 °F. */
  const madeUp = (...gravities: number[]): Liquid => ({ name: 'X', gravities });

  it('has no value beyond its last point', () => {
    // The 46th and last point of R-22 is at 205 °F.
    const liquid = liquidOf('R-22') ?? madeUp();
    expect(gravityAt(liquid, 205)).toBe(0.5615);
    expect(gravityAt(liquid, 206)).toBeUndefined();
    expect(fullOfLiquidAt(liquid, 206, 80)).toBeUndefined();
  });

  it.each<[string, number[], number, number | undefined]>([
    ['on a point', [1, 0.8], 80, -15],
    ['between two points', [1, 0.9, 0.7], 80, -12.5],
    ['beyond the last point', [1, 0.9], 80, undefined],
    ['before the first point, because the cylinder is full already', [1, 0.9], 100, undefined],
  ])('determines the temperature at which the cylinder is full, %s', (_title, gravities, percent, fahrenheit) => {
    const full = fullOfLiquidAt(madeUp(...gravities), -20, percent);
    if (fahrenheit === undefined) expect(full).toBeUndefined();
    else expect(full).toBeCloseTo(fahrenheit, 9);
  });

  it('is not used if the table ends below the temperature of the liquid', () => {
    const { headline, notes } = ruling({}, madeUp(0.5, 0.4));
    expect(headline).toBe('At most 66.4 lb on the scale');
    expect(notes[0]?.text).toContain('is as heavy as water');
  });

  // The warning starts 10 °F above the 125 °F limit for cylinders.
  it.each([
    [30, 130, 'That leaves little room.'],
    [31, 135, 'Warm liquid is lighter'],
  ])(
    'determines the note about the room left: %i equal points, full at %i °F, note “%s”',
    (points, fahrenheit, words) => {
      const { notes } = ruling({}, madeUp(...Array<number>(points).fill(1), 0.8));
      expect(notes[0]?.text).toContain(`Filled to this weight, the cylinder is full of liquid near ${fahrenheit} °F.`);
      expect(notes[1]?.text).toContain(words);
    },
  );
});

describe('text beside the headline of the cylinder tool', () => {
  const PRACTICE = 'Trade practice: cylinder filling';
  const CALCULATED = 'Calculated from refrigerant properties';
  const EXPANDS = {
    text: 'Liquid expands as it warms. A cylinder 80% full at 70 °F is full of liquid near 159 °F with R-22, and near 132 °F with R-410A. Full of liquid, it can burst.',
    cite: CALCULATED,
  };
  const ALWAYS = [
    { text: 'Never warm a cylinder above 125 °F.', cite: 'CGA P-1; cylinder labels' },
    {
      text: 'If the label states a lower maximum gross weight, use that weight. Disposable (DOT-39) cylinders are never refilled.',
      cite: 'EPA, Section 608 Test Topics; DOT cylinder markings',
    },
    {
      text: 'Check the date: refillable cylinders are tested again on schedule, every 5 years as the trade teaches it. R-410A needs a cylinder of 400 psig.',
      cite: '49 CFR 180.209; DOT cylinder markings',
    },
  ];
  const warmth = (text: string) => ({ text, cite: 'AHRI Guideline K; trade practice: cylinder filling' });

  it('counts the liquid as water if no specific gravity is entered', () => {
    expect(ruling({})).toMatchObject({
      detail: 'TW + 80% of WC: 28 lb + 80% × 48 lb, so 38.4 lb of refrigerant.',
      notes: [
        {
          text: 'No specific gravity was entered, so we assume that the liquid is as heavy as water. For a lighter liquid, such as propane, isobutane, R-32 or R-454B, that would overfill the cylinder: enter its specific gravity.',
          cite: PRACTICE,
        },
        ...[EXPANDS, ...ALWAYS],
      ],
    });
  });

  it('states the content of the cylinder if a specific gravity and a scale reading are entered', () => {
    expect(ruling({ specificGravity: '1.2', scale: '48' })).toMatchObject({
      detail:
        'At most 74 lb on the scale. TW + 80% of WC × specific gravity: 28 lb + 80% × 48 lb × 1.2, so 46 lb of refrigerant.',
      notes: [
        {
          text: 'Use the specific gravity at the highest temperature that the cylinder can reach: warm liquid is lighter, and less of it fits.',
          cite: PRACTICE,
        },
        EXPANDS,
        { text: 'In it now: 20 lb, the scale less the tare weight.', cite: PRACTICE },
        ...ALWAYS,
      ],
    });
  });

  it('uses the table for a listed refrigerant and ignores an entered specific gravity', () => {
    expect(ruling({ specificGravity: '12' }, 'R-22')).toMatchObject({
      detail: 'TW + 80% of WC × specific gravity: 28 lb + 80% × 48 lb × 1.192, so 45.7 lb of refrigerant.',
      notes: [
        {
          text: 'At 77 °F the liquid of R-22 has a specific gravity of 1.192. Filled to this weight, the cylinder is full of liquid near 162 °F. Full of liquid, it can burst.',
          cite: CALCULATED,
        },
        warmth(
          'Warm liquid is lighter, and less of it fits. Enter the highest temperature that the cylinder can reach.',
        ),
        ...ALWAYS,
      ],
    });
  });

  it('warns that cold liquid leaves little room', () => {
    expect(ruling({ temperature: '0' }, 'R-410A').notes).toEqual([
      {
        text: 'At 0 °F the liquid of R-410A has a specific gravity of 1.238. Filled to this weight, the cylinder is full of liquid near 100 °F. Full of liquid, it can burst.',
        cite: CALCULATED,
      },
      warmth(
        'That leaves little room. Enter the highest temperature that the cylinder can reach, such as 120 °F in a closed van, and fill less.',
      ),
      ...ALWAYS,
    ]);
  });

  it('leaves out the temperature of a full cylinder if the table ends before it', () => {
    const { notes } = ruling({}, { name: 'X', gravities: Array<number>(25).fill(1.1) });
    expect(notes[0]?.text).toBe(
      'At 77 °F the liquid of X has a specific gravity of 1.1. Full of liquid, it can burst.',
    );
    expect(notes[1]?.text).toMatch(/^Warm liquid is lighter/);
  });
});

describe("check of the cylinder tool's entries", () => {
  it.each<[Partial<CylinderEntries>, string]>([
    [{ tare: '0' }, 'tare'],
    [{ tare: 'TW' }, 'tare'],
    [{ waterCapacity: '-4' }, 'waterCapacity'],
    [{ specificGravity: '12' }, 'specificGravity'],
    [{ specificGravity: '0.1' }, 'specificGravity'],
    [{ scale: 'x' }, 'scale'],
    [{ scale: '20' }, 'scale'],
  ])('rejects %o at %s', (given, field) => {
    const found = find(given);
    expect(found).toMatchObject({ kind: 'refused', field });
    expect(found.kind === 'refused' && found.say).toMatch(/[Ee]nter /);
  });

  it.each<[Partial<CylinderEntries>, string]>([
    [{ tare: '' }, 'Enter the tare weight, TW on the collar.'],
    [{ waterCapacity: '' }, 'Enter the water capacity, WC on the collar.'],
  ])('asks for a missing entry with %o: %s', (given, say) => {
    expect(find(given)).toStrictEqual({ kind: 'waiting', say });
  });
});
