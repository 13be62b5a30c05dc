import type { Figures } from '@/lib/facts/rules';
import { type Note, type Outcome, readNumber, ruled, waiting } from './entry-rules';
import { numberOf, withFigures } from './figures-rules';
import { CLASS_NAMES, classNotes, closeCall } from './pressure-classes-rules';
import { findRefrigerant, type Refrigerant } from './refrigerants-rules';
import {
  type ChargeBand,
  differsByCharge,
  headlineOf,
  LEVEL_FACTS,
  levelOf,
  type Machine,
  meaningOf,
} from './table-levels-rules';

/** Finds the evacuation level required before an appliance is opened or disposed of: 40 CFR 82.156, Table 1. */

export type Appliance = 'other' | 'small' | 'mvac';
export type Job = 'major' | 'minor' | 'minor-evacuated' | 'oil' | 'disposal';

export interface EvacuationEntries {
  appliance: Appliance;
  /** The name of a refrigerant, or of a class in `lib/tools/refrigerants`; '' until one is chosen. */
  refrigerant: string;
  /** Charge in pounds, as typed. */
  charge: string;
  machine: Machine;
  job: Job | '';
  /** True if leaks prevent the required level from being reached or would contaminate the refrigerant. */
  hasLeaks: boolean;
  /** State of the compressor; used only for small appliances. */
  compressor: 'works' | 'dead';
}

type Field = 'charge';
type Answer = Outcome<Field>;
/** Ids of all registered facts that the texts of this tool may contain. */
export const EVACUATION_FACTS: readonly string[] = [
  ...LEVEL_FACTS,
  ...['table-1-charge-line', 'recovery-machine-date'],
  ...['opening-pressure-non-major', 'oil-change-pressure', 'heat-only-boiling-point', 'system-dependent-limit'],
  ...['small-appliance-charge', 'small-appliance-recovery-old', 'small-appliance-recovery-working'],
  ...['small-appliance-recovery-dead', 'small-appliance-vacuum', 'mvac-scrap-vacuum', 'records-kept'],
  ...['disposal-record-above', 'disposal-record-below', 'pressure-class-temperature', 'pressure-class-very-high'],
  ...['pressure-class-high', 'pressure-class-medium', 'major-opening-area', 'major-opening-time'],
];

const LARGEST_CHARGE_LB = 100_000;
const CHARGE = `Enter the charge in pounds: a number above 0 and up to ${LARGEST_CHARGE_LB.toLocaleString('en-US')}, such as 12.5.`;

const MACHINES: Readonly<Record<Machine, string>> = {
  new: 'recovery machine made on or after {{fact:recovery-machine-date}}',
  old: 'recovery machine made before {{fact:recovery-machine-date}}',
};
const JOBS: Readonly<Record<Job, string>> = {
  major: 'major repair',
  minor: 'repair that is not major',
  'minor-evacuated': 'repair that is not major, evacuated to the atmosphere afterward',
  oil: 'oil change',
  disposal: 'disposal',
};

const MUST_CHECK: Note = {
  text: 'Check that the level is reached before you open the appliance. If you isolate a part, you may evacuate that part alone; its charge then decides the level.',
  cite: '40 CFR 82.156(a)',
};
const COVER_OPENINGS: Note = {
  text: 'Cover the openings where the part cannot be isolated.',
  cite: '40 CFR 82.156(a)(1)(ii)',
};

/** Returns the required evacuation level. Texts contain figures instead of the ids of registered facts. */
export function findEvacuation(entries: EvacuationEntries, figures: Figures): Answer {
  const found = decide(entries, figures);
  return found.kind === 'ruling' ? { ...found, ruling: withFigures(found.ruling, figures) } : found;
}

function decide(entries: EvacuationEntries, figures: Figures): Answer {
  const { appliance, job } = entries;
  if (appliance === 'mvac') return job === '' ? waiting('Choose the kind of job.') : ofVehicle(job);
  if (appliance === 'small') return ofSmall(entries, figures);
  const refrigerant = findRefrigerant(entries.refrigerant);
  if (!refrigerant) return waiting('Choose the refrigerant.');
  if (refrigerant.isExempt) return exempt(refrigerant);
  if (job === '') return waiting('Choose the kind of job.');
  const charge = readCharge(entries);
  if (charge.kind === 'refused') return { kind: 'refused', field: 'charge', say: charge.say };
  // Stryker disable next-line ConditionalExpression: An empty entry has no value, so the result is undefined either way.
  const pounds = charge.kind === 'number' ? charge.value : undefined;
  if (job === 'oil') return ofOilChange(refrigerant, entries, pounds, figures);
  if (job === 'minor') return ofMinorWork(refrigerant, entries, pounds, figures);
  return ofTable({ refrigerant, entries, job, pounds, figures });
}

const readCharge = ({ charge }: EvacuationEntries) =>
  readNumber(charge, { min: Number.MIN_VALUE, max: LARGEST_CHARGE_LB, say: CHARGE });

const exempt = ({ name }: Refrigerant): Answer =>
  ruled({
    headline: 'No level required',
    detail: `${name} may be released in any application, so Subpart F requires no evacuation.`,
    cite: '40 CFR 82.154(a)(1)',
    notes: [],
  });

function ofVehicle(job: Job): Answer {
  if (job !== 'disposal') {
    return ruled({
      headline: 'Not covered by Table 1',
      detail:
        'Motor vehicle air conditioners (MVACs) and MVAC-like appliances have no row in Table 1. MVACs are serviced under Section 609.',
      cite: '40 CFR 82.156(a); 40 CFR 82.150(b)',
      notes: [],
    });
  }
  return ruled({
    headline: '{{fact:mvac-scrap-vacuum}} mm of mercury vacuum',
    detail: 'Motor vehicle air conditioner (MVAC) or MVAC-like appliance, before disposal.',
    cite: '40 CFR 82.156(c), (d)',
    notes: [{ text: 'Or recovery as Subpart B describes it for motor vehicles.', cite: '40 CFR 82.156(c), (d)' }],
  });
}

function ofSmall(entries: EvacuationEntries, figures: Figures): Answer {
  const { machine, compressor } = entries;
  const charge = readCharge(entries);
  if (charge.kind === 'refused') return { kind: 'refused', field: 'charge', say: charge.say };
  const most = numberOf(figures, 'small-appliance-charge');
  // Stryker disable next-line ConditionalExpression: An empty entry has no value, and undefined is above nothing.
  if (charge.kind === 'number' && charge.value > most) {
    const say = `A small appliance holds ${most} lb or less. Enter its charge, or choose "Another appliance".`;
    return { kind: 'refused', field: 'charge', say };
  }
  const share = machine === 'old' ? 'old' : compressor === 'works' ? 'working' : 'dead';
  return ruled({
    headline: `{{fact:small-appliance-recovery-${share}}} of the refrigerant`,
    detail: `Or {{fact:small-appliance-vacuum}} vacuum. Small appliance, ${MACHINES[machine]}, compressor ${
      compressor === 'works' ? 'works' : 'does not work'
    }.`,
    cite: machine === 'old' ? '40 CFR 82.156(b)(1), (3)' : '40 CFR 82.156(b)(2), (3)',
    notes: [
      {
        text: 'Small: {{fact:small-appliance-charge}} or less, fully made, charged and hermetically sealed in a factory. A split system charged in the field is not.',
        cite: '40 CFR 82.152',
      },
      { text: 'The same holds before service and before disposal.', cite: '40 CFR 82.155(a); 40 CFR 82.156(b)' },
      {
        text: 'R-600a and R-290 are exempt in household refrigerators and freezers. These percentages do not apply to them there.',
        cite: '40 CFR 82.154(a)(1)',
      },
    ],
  });
}

const openingDetail = ({ pressureClass }: Refrigerant, { machine, job }: EvacuationEntries): string =>
  // Stryker disable next-line ConditionalExpression,StringLiteral: This is called only for an oil change and for minor work.
  sentence([CLASS_NAMES[pressureClass], job === '' ? '' : JOBS[job], pressureClass === 'low' ? '' : MACHINES[machine]]);

const sentence = (parts: readonly string[]): string => {
  const text = parts.filter(Boolean).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

function ofOilChange(
  refrigerant: Refrigerant,
  entries: EvacuationEntries,
  pounds: number | undefined,
  figures: Figures,
): Answer {
  return ruled({
    headline: '{{fact:oil-change-pressure}} or less',
    detail: openingDetail(refrigerant, entries),
    cite: '40 CFR 82.156(a)(1)(iii)',
    notes: [
      {
        text: 'Or drain the oil into a system receiver that is brought to {{fact:oil-change-pressure}} or less.',
        cite: '40 CFR 82.156(a)(1)(iii)',
      },
      ...commonNotes(refrigerant, entries, pounds, figures),
    ],
  });
}

function ofMinorWork(
  refrigerant: Refrigerant,
  entries: EvacuationEntries,
  pounds: number | undefined,
  figures: Figures,
): Answer {
  const isLow = refrigerant.pressureClass === 'low';
  return ruled({
    headline: '{{fact:opening-pressure-non-major}}',
    detail: `${isLow ? 'Pressurize to no more than this' : 'Evacuate to no more than this'} before opening. ${openingDetail(refrigerant, entries)}`,
    cite: isLow ? '40 CFR 82.156(a)(1)(ii)' : '40 CFR 82.156(a)(1)(i)',
    notes: [
      ...(isLow ? [COVER_OPENINGS, howToPressurize(refrigerant, figures)] : []),
      ...commonNotes(refrigerant, entries, pounds, figures),
    ],
  });
}

function howToPressurize({ name, boilsAt }: Refrigerant, figures: Figures): Note {
  const cite = '40 CFR 82.156(a)(1)(ii)';
  const line = numberOf(figures, 'heat-only-boiling-point');
  if (boilsAt === undefined) {
    return {
      text: 'If the refrigerant boils at {{fact:heat-only-boiling-point}} or below, raise the pressure by heat alone. If it boils above that, heat it first as far as possible; nitrogen may do the rest.',
      cite,
    };
  }
  const boils = `${name} boils at about ${boilsAt} °F`;
  return boilsAt <= line
    ? {
        text: `${boils}: raise the pressure by heat. Nitrogen, or any method that needs purging later, is not allowed.`,
        cite,
      }
    : {
        text: `${boils}: heat it first as far as possible; nitrogen may then raise it to atmospheric pressure.`,
        cite,
      };
}

interface TableCase {
  refrigerant: Refrigerant;
  entries: EvacuationEntries;
  job: Job;
  pounds: number | undefined;
  figures: Figures;
}

function ofTable({ refrigerant, entries, job, pounds, figures }: TableCase): Answer {
  const { pressureClass, isNamed } = refrigerant;
  const isCloseCall = pressureClass === 'very-high' && !isNamed;
  const dependsOnCharge = differsByCharge(pressureClass) || isCloseCall;
  if (dependsOnCharge && pounds === undefined) {
    return waiting('Enter the charge of the appliance, or of the part that you have isolated.');
  }
  const line = numberOf(figures, 'table-1-charge-line');
  // Stryker disable next-line ConditionalExpression: Undefined compares false with any number.
  const band: ChargeBand = pounds !== undefined && pounds >= line ? 'from' : 'under';
  const level = levelOf(pressureClass, band, entries.machine);
  const bandName = band === 'from' ? '{{fact:table-1-charge-line}} or more' : 'under {{fact:table-1-charge-line}}';
  const asked = [
    CLASS_NAMES[pressureClass],
    dependsOnCharge ? bandName : '',
    pressureClass === 'low' ? 'any recovery machine' : MACHINES[entries.machine],
    JOBS[job],
  ];
  return ruled({
    headline: headlineOf(level, figures),
    detail: `${meaningOf(level, figures)} ${sentence(asked)}`,
    cite: '40 CFR 82.156(a), Table 1',
    notes: [
      ...(entries.hasLeaks ? [ofLeaks] : []),
      ...closeCall(refrigerant, band, entries.machine, figures),
      MUST_CHECK,
      ...(numberOf(figures, level) === 0 ? [stillRecovered] : []),
      ...commonNotes(refrigerant, entries, pounds, figures),
    ],
  });
}

const ofLeaks: Note = {
  text: 'Leaks: isolate the leaking parts where possible and evacuate the sound ones to this level. Evacuate the leaking parts as low as they go without contaminating the refrigerant, to {{fact:opening-pressure-non-major}} at most.',
  cite: '40 CFR 82.156(a)(2)',
};
const stillRecovered: Note = {
  text: 'Zero inches of vacuum is atmospheric pressure. The refrigerant is still recovered down to it.',
  cite: '40 CFR 82.156(a), Table 1',
};

function commonNotes(
  refrigerant: Refrigerant,
  { job }: EvacuationEntries,
  pounds: number | undefined,
  figures: Figures,
): Note[] {
  const notes: Note[] = [...classNotes(refrigerant)];
  const { exemptUses } = refrigerant;
  if (exemptUses) notes.push({ text: exemptUses, cite: '40 CFR 82.154(a)(1)' });
  // Stryker disable next-line ConditionalExpression: Undefined compares false with any number.
  if (pounds !== undefined && pounds > numberOf(figures, 'system-dependent-limit')) {
    notes.push({
      text: 'No system-dependent (passive) machine above {{fact:system-dependent-limit}}, unless it is permanently attached as a pump-out unit.',
      cite: '40 CFR 82.156(e)',
    });
  }
  const isRecorded =
    // Stryker disable next-line ConditionalExpression: Undefined compares false with any number.
    pounds !== undefined &&
    pounds > numberOf(figures, 'disposal-record-above') &&
    pounds < numberOf(figures, 'disposal-record-below');
  if (job === 'disposal' && isRecorded) {
    notes.push({
      text: 'Keep a record of this disposal for {{fact:records-kept|words}}: company, location, date and refrigerant; each month the amounts by type; what was sent on, to whom and when.',
      cite: '40 CFR 82.156(a)(3)',
    });
  }
  return notes;
}
