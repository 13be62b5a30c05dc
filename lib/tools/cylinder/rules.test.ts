import { describe, expect, it } from 'vitest';
import { LIQUID_COLUMNS } from '@/components/tools/liquid-densities';
import { numberOf } from '@/lib/tools/figures/rules';
import { loadFigures } from '@/lib/tools/loader';
import { CYLINDER_FACTS, type CylinderEntries, findFill, fullOfLiquidAt, gravityAt, mostRefrigerant } from './rules';

const figures = new Map(loadFigures(CYLINDER_FACTS).figures);

const liquidOf = (refrigerant: string) => LIQUID_COLUMNS.find(({ name }) => name === refrigerant);

const find = (given: Partial<CylinderEntries>, refrigerant = '') =>
  findFill(
    { tare: '28', waterCapacity: '48', specificGravity: '', temperature: '', scale: '', ...given },
    figures,
    liquidOf(refrigerant),
  );

function ruling(given: Partial<CylinderEntries>, refrigerant = '') {
  const found = find(given, refrigerant);
  if (found.kind !== 'ruling') throw new Error(`No ruling: ${found.say}`);
  return found.ruling;
}

describe('the most that fits', () => {
  // 80 percent of the water capacity, times specific gravity, rounded down to a tenth.
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
  ])('WC %f lb, specific gravity %s: %f lb', (waterCapacity, specificGravity, pounds) => {
    expect(mostRefrigerant({ waterCapacity, specificGravity }, 80)).toBe(pounds);
  });
});

describe('the weight on the scale', () => {
  it.each<[Partial<CylinderEntries>, string]>([
    // The cylinder of the question bank's drawing: TW 28, WC 48, at most 66 lb and a little.
    [{}, 'At most 66.4 lb on the scale'],
    [{ tare: '27.9', waterCapacity: '47.6' }, 'At most 65.9 lb on the scale'],
    [{ specificGravity: '1.2' }, 'At most 74 lb on the scale'],
    [{ specificGravity: '.5' }, 'At most 47.2 lb on the scale'],
    [{ scale: '52' }, '14.4 lb more fits'],
    [{ scale: '28' }, '38.4 lb more fits'],
    [{ scale: '66.4' }, 'Full: add nothing more'],
    [{ scale: '70' }, 'Overfilled by 3.6 lb: take refrigerant out'],
    [{ scale: '70', specificGravity: '1.2' }, '4 lb more fits'],
  ])('%o: %s', (given, headline) => {
    expect(ruling(given).headline).toBe(headline);
  });

  it('shows the sum, the limit and what the rule rests on', () => {
    const { detail, cite } = ruling({ specificGravity: '1.2' });
    expect(detail).toBe('TW + 80% of WC × specific gravity: 28 lb + 80% × 48 lb × 1.2, so 46 lb of refrigerant.');
    expect(cite).toContain('EPA, Section 608 Test Topics');
    expect(ruling({ scale: '52' }).detail).toContain('At most 66.4 lb on the scale.');
  });

  it('warns where no specific gravity was entered, and says what is in the cylinder', () => {
    const notes = (given: Partial<CylinderEntries>) =>
      ruling(given)
        .notes.map(({ text }) => text)
        .join(' ');
    expect(notes({})).toContain('counts as heavy as water');
    expect(notes({ specificGravity: '1.1' })).not.toContain('counts as heavy as water');
    expect(notes({ scale: '48' })).toContain('In it now: 20 lb');
    expect(notes({})).toContain('near 159 °F with R-22, and near 132 °F with R-410A');
  });
});

describe('the liquid of a refrigerant', () => {
  /** Pounds of water at 60 °F in a cubic foot. */
  const WATER = 62.37;

  // AHRI Guideline K-2004 states 1.197 for R-22 at 77 °F; data sheets state pounds a cubic foot at 130 °F.
  it.each([
    ['R-22', 77, 1.197],
    ['R-22', 130, 66.17 / WATER],
    ['R-410A', 130, 54.7 / WATER],
  ])('of %s at %d °F has the published specific gravity', (name, fahrenheit, published) => {
    const liquid = liquidOf(name);
    expect(Math.abs(((liquid && gravityAt(liquid, fahrenheit)) ?? 0) / published - 1)).toBeLessThan(0.01);
  });

  // Of the inventory of facts, worked out there from the same properties by hand.
  it.each([
    ['R-22', 80, 159],
    ['R-22', 90, 121],
    ['R-410A', 80, 132],
    ['R-410A', 90, 106],
  ])('of %s, %d percent full at 70 °F, fills the cylinder near %d °F', (name, percent, fahrenheit) => {
    const liquid = liquidOf(name);
    expect(Math.round((liquid && fullOfLiquidAt(liquid, 70, percent)) ?? 0)).toBe(fahrenheit);
  });

  it.each(LIQUID_COLUMNS)(
    'of $name grows lighter as it warms, and is known for every temperature that may be entered',
    (liquid) => {
      expect([...liquid.gravities].sort((one, other) => other - one)).toEqual(liquid.gravities);
      for (const fahrenheit of [0, 77, 125]) expect(gravityAt(liquid, fahrenheit)).toBeGreaterThan(0.3);
      expect(gravityAt(liquid, -21)).toBeUndefined();
      expect(gravityAt(liquid, 400)).toBeUndefined();
    },
  );

  it('counts instead of an entered specific gravity, at the temperature of data sheets or at the entered one', () => {
    expect(ruling({ specificGravity: '0.5' }, 'R-22').headline).toBe('At most 73.7 lb on the scale');
    expect(ruling({ temperature: '130', specificGravity: '0.5' }).headline).toBe('At most 47.2 lb on the scale');
    expect(ruling({ temperature: '125' }, 'R-22').headline).toBe('At most 69.2 lb on the scale');
    expect(ruling({}, 'R-410A').headline).toBe('At most 68.7 lb on the scale');
  });

  it('is said with the heat at which it fills the cylinder, and whether that leaves room', () => {
    const notes = (temperature: string) =>
      ruling({ temperature }, 'R-410A')
        .notes.map(({ text }) => text)
        .join(' ');
    expect(notes('50')).toMatch(/full of liquid near 1\d\d °F\..*leaves little room/);
    expect(notes('120')).toContain('At 120 °F the liquid of R-410A');
    expect(notes('120')).not.toContain('leaves little room');
    expect(notes('120')).not.toContain('counts as heavy as water');
  });

  it('is asked for up to the heat to which no cylinder may come', () => {
    const most = numberOf(figures, 'cylinder-heat');
    expect(find({ temperature: String(most) }, 'R-22').kind).toBe('ruling');
    expect(find({ temperature: String(most + 1) }, 'R-22')).toMatchObject({ kind: 'refused', field: 'temperature' });
  });
});

describe('entries', () => {
  it.each<[Partial<CylinderEntries>, string]>([
    [{ tare: '0' }, 'tare'],
    [{ tare: 'TW' }, 'tare'],
    [{ waterCapacity: '-4' }, 'waterCapacity'],
    [{ specificGravity: '12' }, 'specificGravity'],
    [{ specificGravity: '0.1' }, 'specificGravity'],
    [{ scale: 'x' }, 'scale'],
    [{ scale: '20' }, 'scale'],
  ])('%o is refused at %s', (given, field) => {
    const found = find(given);
    expect(found).toMatchObject({ kind: 'refused', field });
    expect(found.kind === 'refused' && found.say).toMatch(/[Ee]nter /);
  });

  it.each<[Partial<CylinderEntries>, string]>([
    [{ tare: '' }, 'Enter the tare weight, TW on the collar.'],
    [{ waterCapacity: '' }, 'Enter the water capacity, WC on the collar.'],
  ])('%o waits: %s', (given, say) => {
    expect(find(given)).toEqual({ kind: 'waiting', say });
  });
});
