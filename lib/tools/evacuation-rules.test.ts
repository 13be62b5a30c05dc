import { describe, expect, it } from 'vitest';
import type { Ruling } from './entry-rules';
import { EVACUATION_FACTS, type EvacuationEntries, findEvacuation, type Job } from './evacuation-rules';
import { loadFigures } from './loader';
import type { Machine } from './table-levels-rules';
import { IN_ENGLISH } from './testing/in-english';

const figures = new Map(loadFigures(EVACUATION_FACTS).figures);

const entries = (given: Partial<EvacuationEntries>): EvacuationEntries => ({
  appliance: 'other',
  refrigerant: 'R-22',
  charge: '',
  machine: 'new',
  job: 'major',
  hasLeaks: false,
  compressor: 'works',
  ...given,
});
const find = (given: Partial<EvacuationEntries>) => findEvacuation(entries(given), figures, IN_ENGLISH);

function ruling(given: Partial<EvacuationEntries>) {
  const found = find(given);
  if (found.kind !== 'ruling') throw new Error(`No ruling: ${found.say}`);
  return found.ruling;
}
const notesOf = (given: Partial<EvacuationEntries>) => ruling(given).notes.map(({ text }) => text);

const TABLE_1 = '40 CFR 82.156(a), Table 1';

describe('evacuation level required by Table 1', () => {
  // The rows of 40 CFR 82.156(a), Table 1: refrigerant, pounds, machine, job, required level.
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
  ])(
    'depends on refrigerant, charge, machine and work: %s, %s lb, %s machine, %s, required: %s',
    (refrigerant, charge, machine, job, level) => {
      expect(ruling({ refrigerant, charge, machine, job })).toMatchObject({ headline: level, cite: TABLE_1 });
    },
  );

  it.each([
    ['R-22', '250', 'About 506 mm Hg absolute.'],
    ['R-134a', '250', 'About 379 mm Hg absolute.'],
    ['R-22', '10', 'Atmospheric pressure, 0 psig.'],
    ['R-123', '', 'About 28.9 in. Hg vacuum, 25,000 microns.'],
  ])('is explained for %s, %s lb: %s', (refrigerant, charge, meaning) => {
    expect(ruling({ refrigerant, charge }).detail).toContain(meaning);
  });

  it('is shown with every entry on which it depends', () => {
    expect(ruling({ charge: '250', machine: 'old', job: 'disposal' }).detail).toContain(
      'High pressure, 200 lb or more, recovery machine made before November 15, 1993, disposal.',
    );
  });
});

describe('evacuation for work outside of Table 1', () => {
  it.each<[Job, string, string, string]>([
    ['minor', 'R-22', '0 psig', '40 CFR 82.156(a)(1)(i)'],
    ['minor', 'R-134a', '0 psig', '40 CFR 82.156(a)(1)(i)'],
    ['minor', 'R-508B', '0 psig', '40 CFR 82.156(a)(1)(i)'],
    ['minor', 'R-123', '0 psig', '40 CFR 82.156(a)(1)(ii)'],
    ['oil', 'R-22', '5 psig or less', '40 CFR 82.156(a)(1)(iii)'],
    ['oil', 'R-11', '5 psig or less', '40 CFR 82.156(a)(1)(iii)'],
  ])('is required for work of type %s with %s: %s', (job, refrigerant, headline, cite) => {
    expect(ruling({ job, refrigerant, charge: '500' })).toMatchObject({ headline, cite });
  });

  it.each([
    // The boiling points of the registered facts are compared with 85 °F: 40 CFR 82.156(a)(1)(ii).
    ['R-11', 'by heat. Nitrogen'],
    ['R-123', 'by heat. Nitrogen'],
    ['R-245fa', 'by heat. Nitrogen'],
    ['R-1233zd(E)', 'by heat. Nitrogen'],
    ['R-113', 'nitrogen may then raise it'],
    ['class-low', 'If the refrigerant boils at 85 °F or below'],
  ])('explains how to open %s for minor work: %s', (refrigerant, words) => {
    expect(notesOf({ refrigerant, job: 'minor' }).join(' ')).toContain(words);
  });
});

describe('recovery from a small appliance', () => {
  it.each<[Machine, 'works' | 'dead', string, string]>([
    ['new', 'works', '90% of the refrigerant', '40 CFR 82.156(b)(2), (3)'],
    ['new', 'dead', '80% of the refrigerant', '40 CFR 82.156(b)(2), (3)'],
    ['old', 'works', '80% of the refrigerant', '40 CFR 82.156(b)(1), (3)'],
    ['old', 'dead', '80% of the refrigerant', '40 CFR 82.156(b)(1), (3)'],
  ])(
    'requires with the recovery machine “%s” and the compressor “%s”: %s, or 4 in. Hg',
    (machine, compressor, headline, cite) => {
      const found = ruling({ appliance: 'small', machine, compressor, job: '', refrigerant: '', charge: '5' });
      expect(found).toMatchObject({ headline, cite });
      expect(found.detail).toContain('Or 4 in. Hg vacuum.');
    },
  );

  it('is limited to 5 lb', () => {
    expect(find({ appliance: 'small', charge: '5.1' })).toEqual({
      kind: 'refused',
      field: 'charge',
      say: 'A small appliance holds 5 lb or less. Enter its charge, or choose "Another appliance".',
    });
    expect(find({ appliance: 'small', charge: 'little' })).toEqual({
      kind: 'refused',
      field: 'charge',
      say: 'Enter the charge in pounds: a number above 0 and up to 100,000, such as 12.5.',
    });
  });
});

describe('entries, cited rule and notes of a ruling', () => {
  const MACHINE = 'recovery machine made on or after November 15, 1993';
  const CHECK = {
    text: 'Check that the level is reached before you open the appliance. If you isolate a part, you may evacuate that part alone; its charge then decides the level.',
    cite: '40 CFR 82.156(a)',
  };
  const ZERO = {
    text: 'Zero inches of vacuum is atmospheric pressure. The refrigerant is still recovered down to it.',
    cite: TABLE_1,
  };
  const PASSIVE = {
    text: 'No system-dependent (passive) machine above 15 lb, unless it is permanently attached as a pump-out unit.',
    cite: '40 CFR 82.156(e)',
  };
  const CALCULATED = '40 CFR 82.152; calculated from refrigerant properties';
  const classedBy = (name: string, psia: number) => ({
    text: `The rule does not name ${name}. Its class comes from its pressure at 104 °F: ${psia} psia, calculated.`,
    cite: CALCULATED,
  });
  const RECORD = {
    text: 'Keep a record of this disposal for three years: company, location, date and refrigerant; each month the amounts by type; what was sent on, to whom and when.',
    cite: '40 CFR 82.156(a)(3)',
  };
  const ATMOSPHERE = 'Atmospheric pressure, 0 psig.';
  type Said = Pick<Ruling, 'detail' | 'notes'>;

  it.each<[string, Partial<EvacuationEntries>, Said]>([
    [
      'R-22, 10 lb',
      { charge: '10' },
      { detail: `${ATMOSPHERE} High pressure, under 200 lb, ${MACHINE}, major repair.`, notes: [CHECK, ZERO] },
    ],
    [
      'R-22, 250 lb, with leaks',
      { charge: '250', hasLeaks: true },
      {
        detail: `About 506 mm Hg absolute. High pressure, 200 lb or more, ${MACHINE}, major repair.`,
        notes: [
          {
            text: 'Leaks: isolate the leaking parts where possible and evacuate the sound ones to this level. Evacuate the leaking parts as low as they go without contaminating the refrigerant, to 0 psig at most.',
            cite: '40 CFR 82.156(a)(2)',
          },
          ...[CHECK, PASSIVE],
        ],
      },
    ],
    [
      'R-508B, whose level does not depend on the charge',
      { refrigerant: 'R-508B' },
      { detail: `${ATMOSPHERE} Very high pressure, ${MACHINE}, major repair.`, notes: [CHECK, ZERO] },
    ],
    [
      'R-123, whose level does not depend on the machine',
      { refrigerant: 'R-123' },
      {
        detail: 'About 28.9 in. Hg vacuum, 25,000 microns. Low pressure, any recovery machine, major repair.',
        notes: [CHECK],
      },
    ],
    [
      'R-1233zd(E), which the rule does not name and whose level does not depend on the charge',
      { refrigerant: 'R-1233zd(E)' },
      {
        detail: 'About 28.9 in. Hg vacuum, 25,000 microns. Low pressure, any recovery machine, major repair.',
        notes: [CHECK, classedBy('R-1233zd(E)', 31)],
      },
    ],
    [
      'R-32, close to the limit of its class',
      { refrigerant: 'R-32', charge: '10' },
      {
        detail: `${ATMOSPHERE} Very high pressure, under 200 lb, ${MACHINE}, major repair.`,
        notes: [
          {
            text: 'The rule does not name R-32. Calculated, it has 359 psia at 104 °F, just over the line of 355 psia. As a high-pressure refrigerant it would have the same level.',
            cite: CALCULATED,
          },
          ...[CHECK, ZERO],
        ],
      },
    ],
    [
      'R-404A, 10 lb, for disposal',
      { refrigerant: 'R-404A', charge: '10', job: 'disposal' },
      {
        detail: `${ATMOSPHERE} High pressure, under 200 lb, ${MACHINE}, disposal.`,
        notes: [CHECK, ZERO, classedBy('R-404A', 265), RECORD],
      },
    ],
    [
      'R-290, exempt in listed uses',
      { refrigerant: 'R-290', charge: '250' },
      {
        detail: `About 506 mm Hg absolute. High pressure, 200 lb or more, ${MACHINE}, major repair.`,
        notes: [
          ...[CHECK, classedBy('R-290', 199)],
          {
            text: 'R-290 is exempt from Subpart F in the uses that the rule lists, such as household refrigerators and vending machines. This level is for any other use.',
            cite: '40 CFR 82.154(a)(1)',
          },
          PASSIVE,
        ],
      },
    ],
  ])('are complete for %s', (_title, given, { detail, notes }) => {
    expect(ruling(given)).toEqual({ headline: expect.any(String), cite: TABLE_1, detail, notes });
  });

  const RECEIVER = {
    text: 'Or drain the oil into a system receiver that is brought to 5 psig or less.',
    cite: '40 CFR 82.156(a)(1)(iii)',
  };
  const COVER = { text: 'Cover the openings where the part cannot be isolated.', cite: '40 CFR 82.156(a)(1)(ii)' };
  const heat = (text: string) => ({ text, cite: '40 CFR 82.156(a)(1)(ii)' });

  it.each<[Job, string, string, Said]>([
    ['oil', 'R-22', '', { detail: `High pressure, oil change, ${MACHINE}.`, notes: [RECEIVER] }],
    ['oil', 'R-11', '', { detail: 'Low pressure, oil change.', notes: [RECEIVER] }],
    [
      'minor',
      'R-404A',
      '20',
      {
        detail: `Evacuate to no more than this before opening. High pressure, repair that is not major, ${MACHINE}.`,
        notes: [classedBy('R-404A', 265), PASSIVE],
      },
    ],
    [
      'minor',
      'R-123',
      '',
      {
        detail: 'Pressurize to no more than this before opening. Low pressure, repair that is not major.',
        notes: [
          COVER,
          heat(
            'R-123 boils at about 82 °F: raise the pressure by heat. Nitrogen, or any method that needs purging later, is not allowed.',
          ),
        ],
      },
    ],
    [
      'minor',
      'R-113',
      '',
      {
        detail: 'Pressurize to no more than this before opening. Low pressure, repair that is not major.',
        notes: [
          COVER,
          heat(
            'R-113 boils at about 118 °F: heat it first as far as possible; nitrogen may then raise it to atmospheric pressure.',
          ),
        ],
      },
    ],
    [
      'minor',
      'class-low',
      '',
      {
        detail: 'Pressurize to no more than this before opening. Low pressure, repair that is not major.',
        notes: [
          COVER,
          heat(
            'If the refrigerant boils at 85 °F or below, raise the pressure by heat alone. If it boils above that, heat it first as far as possible; nitrogen may do the rest.',
          ),
        ],
      },
    ],
  ])('are complete for %s work with %s, "%s" lb', (job, refrigerant, charge, said) => {
    expect(ruling({ job, refrigerant, charge })).toMatchObject(said);
  });

  it('say to raise the pressure only by heat if the refrigerant boils exactly at the limit', () => {
    const lower = new Map(figures).set('heat-only-boiling-point', { value: 82, unit: '°F' });
    const found = findEvacuation(entries({ job: 'minor', refrigerant: 'R-123' }), lower, IN_ENGLISH);
    expect(JSON.stringify(found)).toContain('R-123 boils at about 82 °F: raise the pressure by heat.');
  });

  it.each<[Machine, 'works' | 'dead', string]>([
    ['new', 'works', `${MACHINE}, compressor works.`],
    ['new', 'dead', `${MACHINE}, compressor does not work.`],
    ['old', 'works', 'recovery machine made before November 15, 1993, compressor works.'],
  ])('are complete for a small appliance, %s machine, compressor %s: %s', (machine, compressor, words) => {
    expect(ruling({ appliance: 'small', machine, compressor })).toMatchObject({
      detail: `Or 4 in. Hg vacuum. Small appliance, ${words}`,
      notes: [
        {
          text: 'Small: 5 lb or less, fully made, charged and hermetically sealed in a factory. A split system charged in the field is not.',
          cite: '40 CFR 82.152',
        },
        {
          text: 'The same holds before service and before disposal.',
          cite: '40 CFR 82.155(a); 40 CFR 82.156(b)',
        },
        {
          text: 'R-600a and R-290 are exempt in household refrigerators and freezers. These percentages do not apply to them there.',
          cite: '40 CFR 82.154(a)(1)',
        },
      ],
    });
  });

  it.each<[string, Partial<EvacuationEntries>, Ruling]>([
    [
      'a motor vehicle in service',
      { appliance: 'mvac' },
      {
        headline: 'Not covered by Table 1',
        detail:
          'Motor vehicle air conditioners (MVACs) and MVAC-like appliances have no row in Table 1. MVACs are serviced under Section 609.',
        cite: '40 CFR 82.156(a); 40 CFR 82.150(b)',
        notes: [],
      },
    ],
    [
      'a motor vehicle before disposal',
      { appliance: 'mvac', job: 'disposal' },
      {
        headline: '102 mm of mercury vacuum',
        detail: 'Motor vehicle air conditioner (MVAC) or MVAC-like appliance, before disposal.',
        cite: '40 CFR 82.156(c), (d)',
        notes: [{ text: 'Or recovery as Subpart B describes it for motor vehicles.', cite: '40 CFR 82.156(c), (d)' }],
      },
    ],
    [
      'carbon dioxide',
      { refrigerant: 'R-744' },
      {
        headline: 'No level required',
        detail: 'R-744 may be released in any application, so Subpart F requires no evacuation.',
        cite: '40 CFR 82.154(a)(1)',
        notes: [],
      },
    ],
  ])('are complete for %s', (_title, given, expected) => {
    expect(ruling(given)).toEqual(expected);
  });
});

describe('rules outside of Table 1', () => {
  it('require 102 mm of mercury vacuum for MVACs before disposal, without a row in Table 1', () => {
    expect(ruling({ appliance: 'mvac', job: 'disposal' })).toMatchObject({
      headline: '102 mm of mercury vacuum',
      cite: '40 CFR 82.156(c), (d)',
    });
    expect(ruling({ appliance: 'mvac', job: 'major' }).headline).toBe('Not covered by Table 1');
  });

  it('exempt carbon dioxide in any application', () => {
    expect(ruling({ refrigerant: 'R-744', job: '' })).toMatchObject({
      headline: 'No level required',
      cite: '40 CFR 82.154(a)(1)',
    });
  });

  it('exempt propane only in listed uses, and say so', () => {
    expect(notesOf({ refrigerant: 'R-290', charge: '1' }).join(' ')).toContain('in the uses that the rule lists');
  });
});

describe('notes beside the evacuation level', () => {
  it('forbid a system-dependent machine above 15 lb', () => {
    const words = 'No system-dependent (passive) machine above 15 lb';
    expect(notesOf({ charge: '15.1' }).join(' ')).toContain(words);
    expect(notesOf({ charge: '15' }).join(' ')).not.toContain(words);
  });

  it.each([
    ['5', false],
    ['5.1', true],
    ['49.9', true],
    ['50', false],
  ])('ask for a record for a disposal of %s lb: %s', (charge, isRecorded) => {
    expect(notesOf({ charge, job: 'disposal' }).join(' ').includes('Keep a record')).toBe(isRecorded);
    expect(notesOf({ charge, job: 'major' }).join(' ')).not.toContain('Keep a record');
  });

  it('say that leaks lower the requirement for the leaking parts', () => {
    expect(ruling({ charge: '250', hasLeaks: true }).notes[0]).toMatchObject({ cite: '40 CFR 82.156(a)(2)' });
  });

  it('state for R-32 a level that satisfies both classes, because the rule does not name R-32', () => {
    expect(ruling({ refrigerant: 'R-32', charge: '250' }).headline).toBe('0 in. Hg');
    expect(notesOf({ refrigerant: 'R-32', charge: '250' })[0]).toContain('it would have 10 in. Hg; reaching that');
    expect(notesOf({ refrigerant: 'R-32', charge: '20' })[0]).toContain('the same level');
  });
});

describe("check of the evacuation tool's entries", () => {
  it.each(['0', '-3', 'a lot', '12 lb', '1e3', '100001', '1,20'])('rejects "%s" as a charge', (charge) => {
    const found = find({ charge });
    expect(found).toMatchObject({ kind: 'refused', field: 'charge' });
    expect(found.kind === 'refused' && found.say).toContain('Enter the charge in pounds');
  });

  it.each<[Partial<EvacuationEntries>, string]>([
    [{ refrigerant: '' }, 'Choose the refrigerant.'],
    [{ job: '' }, 'Choose the kind of job.'],
    [{ charge: '' }, 'Enter the charge of the appliance, or of the part that you have isolated.'],
    [{ charge: '.' }, 'Enter the charge of the appliance, or of the part that you have isolated.'],
    [{ refrigerant: 'R-32' }, 'Enter the charge of the appliance, or of the part that you have isolated.'],
    [{ appliance: 'mvac', job: '' }, 'Choose the kind of job.'],
  ])('asks for a missing entry with %o: %s', (given, say) => {
    expect(find(given)).toStrictEqual({ kind: 'waiting', say });
  });
});
