import { describe, expect, it } from 'vitest';
import { loadFigures } from '@/lib/tools/loader';
import { CYLINDER_FACTS, type CylinderEntries, findFill, mostRefrigerant } from './rules';

const figures = new Map(loadFigures(CYLINDER_FACTS).figures);

const find = (given: Partial<CylinderEntries>) =>
  findFill({ tare: '28', waterCapacity: '48', specificGravity: '', scale: '', ...given }, figures);

function ruling(given: Partial<CylinderEntries>) {
  const found = find(given);
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
