import { describe, expect, it } from 'vitest';
import { loadFigures } from '@/lib/tools/loader';
import type { Machine } from '@/lib/tools/table-levels/rules';
import { EVACUATION_FACTS, type EvacuationEntries, findEvacuation, type Job } from './rules';

const figures = new Map(loadFigures(EVACUATION_FACTS).figures);

const entries = (given: Partial<EvacuationEntries>): EvacuationEntries => ({
  ...{ appliance: 'other', refrigerant: 'R-22', charge: '', machine: 'new', job: 'major' },
  ...{ hasLeaks: false, compressor: 'works' },
  ...given,
});
const find = (given: Partial<EvacuationEntries>) => findEvacuation(entries(given), figures);

function ruling(given: Partial<EvacuationEntries>) {
  const found = find(given);
  if (found.kind !== 'ruling') throw new Error(`No ruling: ${found.say}`);
  return found.ruling;
}
const notesOf = (given: Partial<EvacuationEntries>) => ruling(given).notes.map(({ text }) => text);

const TABLE_1 = '40 CFR 82.156(a), Table 1';

describe('the level that Table 1 asks for', () => {
  // 40 CFR 82.156(a), Table 1, row by row: refrigerant, lb, machine, job, level.
  it.each<[string, string, Machine, Job, string]>([
    ['R-13', '10', 'new', 'major', '0 in. Hg'],
    ['R-23', '250', 'new', 'disposal', '0 in. Hg'],
    ['R-503', '250', 'old', 'major', '0 in. Hg'],
    ['R-508A', '', 'new', 'major', '0 in. Hg'],
    ['R-508B', '2', 'new', 'disposal', '0 in. Hg'],
    ['R-22', '7', 'new', 'major', '0 in. Hg'],
    ['R-22', '50', 'old', 'disposal', '0 in. Hg'],
    ['R-22', '199.9', 'new', 'major', '0 in. Hg'],
    ['R-22', '200', 'new', 'major', '10 in. Hg vacuum'],
    ['R-22', '200', 'old', 'major', '4 in. Hg vacuum'],
    ['R-22', '250', 'new', 'disposal', '10 in. Hg vacuum'],
    ['R-22', '250', 'old', 'disposal', '4 in. Hg vacuum'],
    ['R-22', '1,200', 'new', 'minor-evacuated', '10 in. Hg vacuum'],
    ['R-407A', '300', 'new', 'major', '10 in. Hg vacuum'],
    ['R-407C', '20', 'new', 'major', '0 in. Hg'],
    ['R-410A', '10', 'new', 'major', '0 in. Hg'],
    ['R-410A', '10', 'old', 'disposal', '0 in. Hg'],
    ['R-502', '199', 'new', 'major', '0 in. Hg'],
    ['R-404A', '500', 'new', 'major', '10 in. Hg vacuum'],
    ['R-507A', '500', 'old', 'major', '4 in. Hg vacuum'],
    ['R-12', '30', 'new', 'major', '10 in. Hg vacuum'],
    ['R-12', '30', 'old', 'major', '4 in. Hg vacuum'],
    ['R-134a', '60', 'new', 'major', '10 in. Hg vacuum'],
    ['R-134a', '60', 'old', 'disposal', '4 in. Hg vacuum'],
    ['R-134a', '199.9', 'new', 'disposal', '10 in. Hg vacuum'],
    ['R-134a', '200', 'new', 'disposal', '15 in. Hg vacuum'],
    ['R-134a', '300', 'new', 'major', '15 in. Hg vacuum'],
    ['R-134a', '300', 'old', 'major', '4 in. Hg vacuum'],
    ['R-500', '250', 'new', 'major', '15 in. Hg vacuum'],
    ['R-114', '250', 'new', 'disposal', '15 in. Hg vacuum'],
    ['R-124', '12', 'new', 'major', '10 in. Hg vacuum'],
    ['R-1234yf', '30', 'new', 'major', '10 in. Hg vacuum'],
    ['R-11', '', 'new', 'major', '25 mm Hg absolute'],
    ['R-11', '900', 'old', 'disposal', '25 mm Hg absolute'],
    ['R-113', '400', 'new', 'major', '25 mm Hg absolute'],
    ['R-123', '50', 'new', 'disposal', '25 mm Hg absolute'],
    ['R-245fa', '500', 'new', 'minor-evacuated', '25 mm Hg absolute'],
    ['R-1233zd(E)', '500', 'new', 'major', '25 mm Hg absolute'],
    ['class-medium', '200', 'new', 'major', '15 in. Hg vacuum'],
    ['class-high', '150', 'old', 'major', '0 in. Hg'],
    ['class-low', '', 'new', 'disposal', '25 mm Hg absolute'],
    ['class-very-high', '', 'old', 'disposal', '0 in. Hg'],
  ])('%s, %s lb, %s machine, %s: %s', (refrigerant, charge, machine, job, level) => {
    expect(ruling({ refrigerant, charge, machine, job })).toMatchObject({ headline: level, cite: TABLE_1 });
  });

  it.each([
    ['R-22', '250', 'About 506 mm Hg absolute.'],
    ['R-134a', '250', 'About 379 mm Hg absolute.'],
    ['R-22', '10', 'Atmospheric pressure, 0 psig.'],
    ['R-123', '', 'About 28.9 in. Hg vacuum, 25,000 microns.'],
  ])('of %s, %s lb, in other words: %s', (refrigerant, charge, meaning) => {
    expect(ruling({ refrigerant, charge }).detail).toContain(meaning);
  });

  it('is asked for again with each entry that it was found by', () => {
    expect(ruling({ charge: '250', machine: 'old', job: 'disposal' }).detail).toContain(
      'High pressure, 200 lb or more, recovery machine made before November 15, 1993, disposal.',
    );
  });
});

describe('work for which Table 1 does not hold', () => {
  it.each<[Job, string, string, string]>([
    ['minor', 'R-22', '0 psig', '40 CFR 82.156(a)(1)(i)'],
    ['minor', 'R-134a', '0 psig', '40 CFR 82.156(a)(1)(i)'],
    ['minor', 'R-508B', '0 psig', '40 CFR 82.156(a)(1)(i)'],
    ['minor', 'R-123', '0 psig', '40 CFR 82.156(a)(1)(ii)'],
    ['oil', 'R-22', '5 psig or less', '40 CFR 82.156(a)(1)(iii)'],
    ['oil', 'R-11', '5 psig or less', '40 CFR 82.156(a)(1)(iii)'],
  ])('%s with %s: %s', (job, refrigerant, headline, cite) => {
    expect(ruling({ job, refrigerant, charge: '500' })).toMatchObject({ headline, cite });
  });

  it.each([
    // Boiling points of the registry against 85 °F: 40 CFR 82.156(a)(1)(ii).
    ['R-11', 'by heat. Nitrogen'],
    ['R-123', 'by heat. Nitrogen'],
    ['R-245fa', 'by heat. Nitrogen'],
    ['R-1233zd(E)', 'by heat. Nitrogen'],
    ['R-113', 'nitrogen may raise it'],
    ['class-low', 'If the refrigerant boils at 85 °F or below'],
  ])('%s is opened for minor work: %s', (refrigerant, words) => {
    expect(notesOf({ refrigerant, job: 'minor' }).join(' ')).toContain(words);
  });
});

describe('a small appliance', () => {
  it.each<[Machine, 'works' | 'dead', string, string]>([
    ['new', 'works', '90% of the refrigerant', '40 CFR 82.156(b)(2), (3)'],
    ['new', 'dead', '80% of the refrigerant', '40 CFR 82.156(b)(2), (3)'],
    ['old', 'works', '80% of the refrigerant', '40 CFR 82.156(b)(1), (3)'],
    ['old', 'dead', '80% of the refrigerant', '40 CFR 82.156(b)(1), (3)'],
  ])('with a %s machine, compressor %s: %s, or 4 in. Hg', (machine, compressor, headline, cite) => {
    const found = ruling({ appliance: 'small', machine, compressor, job: '', refrigerant: '', charge: '5' });
    expect(found).toMatchObject({ headline, cite });
    expect(found.detail).toContain('Or 4 in. Hg vacuum.');
  });

  it('holds 5 lb or less', () => {
    expect(find({ appliance: 'small', charge: '5.1' })).toMatchObject({ kind: 'refused', field: 'charge' });
  });
});

describe('what is outside', () => {
  it('MVACs go to 102 mm of mercury vacuum before disposal, and have no row in Table 1', () => {
    expect(ruling({ appliance: 'mvac', job: 'disposal' })).toMatchObject({
      headline: '102 mm of mercury vacuum',
      cite: '40 CFR 82.156(c), (d)',
    });
    expect(ruling({ appliance: 'mvac', job: 'major' }).headline).toBe('Not under Table 1');
  });

  it('carbon dioxide is exempt in any application', () => {
    expect(ruling({ refrigerant: 'R-744', job: '' })).toMatchObject({
      headline: 'No level required',
      cite: '40 CFR 82.154(a)(1)',
    });
  });

  it('propane is exempt in listed uses only, which is said', () => {
    expect(notesOf({ refrigerant: 'R-290', charge: '1' }).join(' ')).toContain('in the uses that the rule lists');
  });
});

describe('what is said beside the level', () => {
  it('a system-dependent machine may not be used above 15 lb', () => {
    const words = 'No system-dependent (passive) machine above 15 lb';
    expect(notesOf({ charge: '15.1' }).join(' ')).toContain(words);
    expect(notesOf({ charge: '15' }).join(' ')).not.toContain(words);
  });

  it.each([
    ['5', false],
    ['5.1', true],
    ['49.9', true],
    ['50', false],
  ])('a disposal of %s lb goes on record: %s', (charge, isRecorded) => {
    expect(notesOf({ charge, job: 'disposal' }).join(' ').includes('Keep a record')).toBe(isRecorded);
    expect(notesOf({ charge, job: 'major' }).join(' ')).not.toContain('Keep a record');
  });

  it('leaks limit what is asked of the leaking parts', () => {
    expect(ruling({ charge: '250', hasLeaks: true }).notes[0]).toMatchObject({ cite: '40 CFR 82.156(a)(2)' });
  });

  it('R-32, which the rule does not name, comes with the level that is right in either class', () => {
    expect(ruling({ refrigerant: 'R-32', charge: '250' }).headline).toBe('0 in. Hg');
    expect(notesOf({ refrigerant: 'R-32', charge: '250' })[0]).toContain('it would have 10 in. Hg; reaching that');
    expect(notesOf({ refrigerant: 'R-32', charge: '20' })[0]).toContain('the same level');
  });
});

describe('entries', () => {
  it.each(['0', '-3', 'a lot', '12 lb', '1e3', '100001', '1,20'])('"%s" is no charge', (charge) => {
    const found = find({ charge });
    expect(found).toMatchObject({ kind: 'refused', field: 'charge' });
    expect(found.kind === 'refused' && found.say).toContain('Enter the charge in pounds');
  });

  it.each<[Partial<EvacuationEntries>, string]>([
    [{ refrigerant: '' }, 'Choose the refrigerant.'],
    [{ job: '' }, 'Choose the kind of job.'],
    [{ charge: '' }, 'Enter the charge of the appliance, or of the part that you have isolated.'],
    [{ charge: '.' }, 'Enter the charge of the appliance, or of the part that you have isolated.'],
  ])('%o: %s', (given, say) => {
    expect(find(given)).toEqual({ kind: 'waiting', say });
  });
});
