import type { Figures } from '@/lib/facts/rules';
import { type Note, type Outcome, readNumber, ruled, waiting } from './entry-rules';
import { numberOf, withFigures } from './figures-rules';
import { CLASS_KEYS, classNotes, closeCall } from './pressure-classes-rules';
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
import type { ToolKey, ToolLanguage, ToolTranslate } from './texts-rules';

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

const MACHINES = { new: 'machineNew', old: 'machineOld' } as const satisfies Record<Machine, ToolKey>;
const JOBS = {
  major: 'jobMajor',
  minor: 'jobMinor',
  'minor-evacuated': 'jobMinorEvacuated',
  oil: 'jobOil',
  disposal: 'jobDisposal',
} as const satisfies Record<Job, ToolKey>;

/** Registered figures, and the texts in the user's language. */
interface Context {
  figures: Figures;
  t: ToolTranslate;
}

/** Returns the required evacuation level. Texts contain figures instead of the ids of registered facts. */
export function findEvacuation(entries: EvacuationEntries, figures: Figures, { t, forms }: ToolLanguage): Answer {
  const found = decide(entries, { figures, t });
  return found.kind === 'ruling' ? { ...found, ruling: withFigures(found.ruling, figures, forms) } : found;
}

function decide(entries: EvacuationEntries, context: Context): Answer {
  const { appliance, job } = entries;
  const { t } = context;
  if (appliance === 'mvac') return job === '' ? waiting(t('chooseJob')) : ofVehicle(job, t);
  if (appliance === 'small') return ofSmall(entries, context);
  const refrigerant = findRefrigerant(entries.refrigerant);
  if (!refrigerant) return waiting(t('chooseRefrigerant'));
  if (refrigerant.isExempt) return exempt(refrigerant, t);
  if (job === '') return waiting(t('chooseJob'));
  const charge = readCharge(entries, t);
  if (charge.kind === 'refused') return { kind: 'refused', field: 'charge', say: charge.say };
  // Stryker disable next-line ConditionalExpression: An empty entry has no value, so the result is undefined either way.
  const pounds = charge.kind === 'number' ? charge.value : undefined;
  const given = { refrigerant, entries, job, pounds, ...context };
  if (job === 'oil') return ofOilChange(given);
  if (job === 'minor') return ofMinorWork(given);
  return ofTable(given);
}

const readCharge = ({ charge }: EvacuationEntries, t: ToolTranslate) =>
  readNumber(charge, {
    min: Number.MIN_VALUE,
    max: LARGEST_CHARGE_LB,
    say: t('refuseCharge', { most: LARGEST_CHARGE_LB }),
  });

const exempt = ({ name }: Refrigerant, t: ToolTranslate): Answer =>
  ruled({
    headline: t('exemptLevel'),
    detail: t('exemptDetail', { name }),
    cite: '40 CFR 82.154(a)(1)',
    notes: [],
  });

function ofVehicle(job: Job, t: ToolTranslate): Answer {
  if (job !== 'disposal') {
    return ruled({
      headline: t('vehicleNoRow'),
      detail: t('vehicleNoRowDetail'),
      cite: '40 CFR 82.156(a); 40 CFR 82.150(b)',
      notes: [],
    });
  }
  return ruled({
    headline: t('vehicleLevel'),
    detail: t('vehicleLevelDetail'),
    cite: '40 CFR 82.156(c), (d)',
    notes: [{ text: t('vehicleOtherWay'), cite: '40 CFR 82.156(c), (d)' }],
  });
}

function ofSmall(entries: EvacuationEntries, { figures, t }: Context): Answer {
  const { machine, compressor } = entries;
  const charge = readCharge(entries, t);
  if (charge.kind === 'refused') return { kind: 'refused', field: 'charge', say: charge.say };
  const most = numberOf(figures, 'small-appliance-charge');
  // Stryker disable next-line ConditionalExpression: An empty entry has no value, and undefined is above nothing.
  if (charge.kind === 'number' && charge.value > most) {
    return { kind: 'refused', field: 'charge', say: t('refuseSmallCharge', { most: String(most) }) };
  }
  const share = machine === 'old' ? 'old' : compressor === 'works' ? 'working' : 'dead';
  return ruled({
    headline: t('smallLevel', { share: `{{fact:small-appliance-recovery-${share}}}` }),
    detail: t(compressor === 'works' ? 'smallDetailWorks' : 'smallDetailDead', { machine: t(MACHINES[machine]) }),
    cite: machine === 'old' ? '40 CFR 82.156(b)(1), (3)' : '40 CFR 82.156(b)(2), (3)',
    notes: [
      { text: t('smallMeans'), cite: '40 CFR 82.152' },
      { text: t('smallSameLevel'), cite: '40 CFR 82.155(a); 40 CFR 82.156(b)' },
      { text: t('smallExempt'), cite: '40 CFR 82.154(a)(1)' },
    ],
  });
}

interface Case extends Context {
  refrigerant: Refrigerant;
  entries: EvacuationEntries;
  job: Job;
  pounds: number | undefined;
}

const openingDetail = ({ refrigerant: { pressureClass }, entries: { machine }, job, t }: Case): string =>
  sentence([t(CLASS_KEYS[pressureClass]), t(JOBS[job]), pressureClass === 'low' ? '' : t(MACHINES[machine])]);

/** Writes a list of entries as a sentence. */
const sentence = (parts: readonly string[]): string => {
  const text = parts.filter(Boolean).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

function ofOilChange(given: Case): Answer {
  const { t } = given;
  return ruled({
    headline: t('oilLevel'),
    detail: openingDetail(given),
    cite: '40 CFR 82.156(a)(1)(iii)',
    notes: [{ text: t('oilDrain'), cite: '40 CFR 82.156(a)(1)(iii)' }, ...commonNotes(given)],
  });
}

function ofMinorWork(given: Case): Answer {
  const { refrigerant, t } = given;
  const isLow = refrigerant.pressureClass === 'low';
  return ruled({
    headline: '{{fact:opening-pressure-non-major}}',
    detail: `${t(isLow ? 'minorPressurize' : 'minorEvacuate')} ${openingDetail(given)}`,
    cite: isLow ? '40 CFR 82.156(a)(1)(ii)' : '40 CFR 82.156(a)(1)(i)',
    notes: [
      ...(isLow ? [{ text: t('coverOpenings'), cite: '40 CFR 82.156(a)(1)(ii)' }, howToPressurize(given)] : []),
      ...commonNotes(given),
    ],
  });
}

function howToPressurize({ refrigerant: { name, boilsAt }, figures, t }: Case): Note {
  const cite = '40 CFR 82.156(a)(1)(ii)';
  const line = numberOf(figures, 'heat-only-boiling-point');
  if (boilsAt === undefined) return { text: t('heatFirst'), cite };
  return { text: t(boilsAt <= line ? 'heatOnly' : 'heatThenNitrogen', { name, boilsAt: String(boilsAt) }), cite };
}

function ofTable(given: Case): Answer {
  const { refrigerant, entries, job, pounds, figures, t } = given;
  const { pressureClass, isNamed } = refrigerant;
  const isCloseCall = pressureClass === 'very-high' && !isNamed;
  const dependsOnCharge = differsByCharge(pressureClass) || isCloseCall;
  if (dependsOnCharge && pounds === undefined) return waiting(t('enterAnyCharge'));
  const line = numberOf(figures, 'table-1-charge-line');
  // Stryker disable next-line ConditionalExpression: Undefined compares false with any number.
  const band: ChargeBand = pounds !== undefined && pounds >= line ? 'from' : 'under';
  const level = levelOf(pressureClass, band, entries.machine);
  const asked = [
    t(CLASS_KEYS[pressureClass]),
    dependsOnCharge ? t(band === 'from' ? 'chargeFrom' : 'chargeUnder') : '',
    t(pressureClass === 'low' ? 'machineAny' : MACHINES[entries.machine]),
    t(JOBS[job]),
  ];
  return ruled({
    headline: headlineOf(level, figures, t),
    detail: `${meaningOf(level, figures, t)} ${sentence(asked)}`,
    cite: TABLE_1,
    notes: [
      ...(entries.hasLeaks ? [{ text: t('leakingParts'), cite: '40 CFR 82.156(a)(2)' }] : []),
      ...closeCall(refrigerant, band, entries.machine, figures, t),
      { text: t('mustCheck'), cite: '40 CFR 82.156(a)' },
      ...(numberOf(figures, level) === 0 ? [{ text: t('stillRecovered'), cite: TABLE_1 }] : []),
      ...commonNotes(given),
    ],
  });
}

const TABLE_1 = '40 CFR 82.156(a), Table 1';

function commonNotes({ refrigerant, job, pounds, figures, t }: Case): Note[] {
  const notes: Note[] = [...classNotes(refrigerant, t)];
  const { name, hasExemptUses } = refrigerant;
  if (hasExemptUses) notes.push({ text: t('exemptUses', { name }), cite: '40 CFR 82.154(a)(1)' });
  // Stryker disable next-line ConditionalExpression: Undefined compares false with any number.
  if (pounds !== undefined && pounds > numberOf(figures, 'system-dependent-limit')) {
    notes.push({ text: t('systemDependent'), cite: '40 CFR 82.156(e)' });
  }
  const isRecorded =
    // Stryker disable next-line ConditionalExpression: Undefined compares false with any number.
    pounds !== undefined &&
    pounds > numberOf(figures, 'disposal-record-above') &&
    pounds < numberOf(figures, 'disposal-record-below');
  if (job === 'disposal' && isRecorded) {
    notes.push({ text: t('disposalRecord'), cite: '40 CFR 82.156(a)(3)' });
  }
  return notes;
}
