import type { Figures } from '@/lib/facts/rules';
import { type Entry, type Note, type Outcome, printNumber, readNumber, ruled, waiting } from '@/lib/tools/entry/rules';
import { numberOf, withFigures } from '@/lib/tools/figures/rules';

/** How far a recovery cylinder may be filled: 80 percent, by weight on a scale. */

export interface CylinderEntries {
  /** Pounds stamped after TW, as typed. */
  tare: string;
  /** Pounds of water stamped after WC, as typed. */
  waterCapacity: string;
  /** Of the liquid against water, from its data sheet; '' where none is stated. */
  specificGravity: string;
  /** Pounds that the scale shows now; may be left out. */
  scale: string;
}

type CylinderField = keyof CylinderEntries;
type Answer = Outcome<CylinderField>;

/** Every fact that the tool may name. */
export const CYLINDER_FACTS: readonly string[] = [
  ...['cylinder-fill', 'cylinder-full-r22', 'cylinder-full-r410a', 'cylinder-heat', 'cylinder-retest'],
  ...['r410a-cylinder-rating'],
];

const BOUNDS: Readonly<Record<CylinderField, { min: number; max: number; say: string }>> = {
  tare: {
    min: 0.1,
    max: 5000,
    say: 'Enter the tare weight in pounds, the number after TW on the collar, such as 27.9.',
  },
  waterCapacity: {
    min: 0.1,
    max: 5000,
    say: 'Enter the water capacity in pounds, the number after WC on the collar, such as 47.6.',
  },
  specificGravity: {
    min: 0.3,
    max: 2,
    say: 'Enter the specific gravity of the liquid from its data sheet, a number from 0.3 to 2 such as 1.2, or leave it empty.',
  },
  scale: { min: 0.1, max: 10_000, say: 'Enter the pounds that the scale shows now, or leave it empty.' },
};

const FIELDS = ['tare', 'waterCapacity', 'specificGravity', 'scale'] as const;

/** The heaviest that the cylinder may become, and what still fits. Texts have the registry's figures. */
export function findFill(entries: CylinderEntries, figures: Figures): Answer {
  const found = decide(entries, figures);
  return found.kind === 'ruling' ? { ...found, ruling: withFigures(found.ruling, figures) } : found;
}

function decide(entries: CylinderEntries, figures: Figures): Answer {
  const read = (field: CylinderField): Entry => readNumber(entries[field], BOUNDS[field]);
  for (const field of FIELDS) {
    const entry = read(field);
    if (entry.kind === 'refused') return { kind: 'refused', field, say: entry.say };
  }
  const value = (field: CylinderField): number | undefined => {
    const entry = read(field);
    return entry.kind === 'number' ? entry.value : undefined;
  };
  const tare = value('tare');
  const waterCapacity = value('waterCapacity');
  const scale = value('scale');
  if (tare === undefined) return waiting('Enter the tare weight, TW on the collar.');
  if (waterCapacity === undefined) return waiting('Enter the water capacity, WC on the collar.');
  if (scale !== undefined && scale < tare) {
    const say = 'The scale shows less than the tare weight. Check both, and enter the weight of the whole cylinder.';
    return { kind: 'refused', field: 'scale', say };
  }
  return judge({ tare, waterCapacity, specificGravity: value('specificGravity'), scale }, figures);
}

interface Weights {
  tare: number;
  waterCapacity: number;
  specificGravity: number | undefined;
  scale: number | undefined;
}

/**
 * Pounds of refrigerant at the fill limit: the share of the water capacity, times the liquid's specific gravity. Without one the
 * liquid is taken to weigh as much as water. Rounded down, to a tenth of a pound.
 */
export function mostRefrigerant(
  { waterCapacity, specificGravity = 1 }: Pick<Weights, 'waterCapacity' | 'specificGravity'>,
  percent: number,
): number {
  // Floating point must not take a tenth away: 0.8 × 48 is 38.400000000000006.
  return Math.floor((waterCapacity * specificGravity * percent) / 10 + 1e-9) / 10;
}

function judge(weights: Weights, figures: Figures): Answer {
  const { tare, waterCapacity, specificGravity, scale } = weights;
  const most = mostRefrigerant(weights, numberOf(figures, 'cylinder-fill'));
  const gross = tare + most;
  const left = scale === undefined ? undefined : gross - scale;
  const sum = `${printNumber(tare, 1)} lb + {{fact:cylinder-fill}} × ${printNumber(waterCapacity, 1)} lb`;
  return ruled({
    headline: headlineOf(gross, left),
    detail: `${left === undefined ? '' : `At most ${printNumber(gross, 1)} lb on the scale. `}TW + {{fact:cylinder-fill}} of WC${
      specificGravity === undefined ? '' : ' × specific gravity'
    }: ${sum}${specificGravity === undefined ? '' : ` × ${printNumber(specificGravity, 3)}`}, so ${printNumber(most, 1)} lb of refrigerant.`,
    cite: 'EPA, Section 608 Test Topics (fill limit); DOT cylinder markings, 49 CFR 178.35; trade practice (weight)',
    notes: notesOf(weights),
  });
}

function headlineOf(gross: number, left: number | undefined): string {
  if (left === undefined) return `At most ${printNumber(gross, 1)} lb on the scale`;
  if (left < -0.05) return `Overfilled by ${printNumber(-left, 1)} lb: take refrigerant out`;
  return left < 0.05 ? 'Full: add nothing more' : `${printNumber(left, 1)} lb more fits`;
}

function notesOf({ specificGravity, scale, tare }: Weights): Note[] {
  const practice = 'Trade practice: cylinder filling';
  const notes: Note[] = [];
  if (specificGravity === undefined) {
    notes.push({
      text: 'No specific gravity was entered, so the liquid counts as heavy as water. For a lighter liquid, such as propane, isobutane, R-32 or R-454B, that would overfill the cylinder: enter its specific gravity.',
      cite: practice,
    });
  } else {
    notes.push({
      text: 'Take the specific gravity at the warmest temperature that the cylinder can come to: warm liquid is lighter, and less of it fits.',
      cite: practice,
    });
  }
  if (scale !== undefined) {
    notes.push({
      text: `In it now: ${printNumber(scale - tare, 1)} lb, the scale less the tare weight.`,
      cite: practice,
    });
  }
  notes.push(
    {
      text: 'Liquid expands as it warms. A cylinder {{fact:cylinder-fill}} full at 70 °F is full of liquid near {{fact:cylinder-full-r22}} with R-22, and near {{fact:cylinder-full-r410a}} with R-410A. Full of liquid, it can burst.',
      cite: 'Calculated from refrigerant properties',
    },
    { text: 'Never warm a cylinder above {{fact:cylinder-heat}}.', cite: 'CGA P-1; cylinder labels' },
    {
      text: 'If the label states a lower maximum gross weight, that one counts. Disposable (DOT-39) cylinders are never refilled.',
      cite: 'EPA, Section 608 Test Topics; DOT cylinder markings',
    },
    {
      text: 'Check the date: refillable cylinders are tested again on schedule, every {{fact:cylinder-retest}} as the trade teaches it. R-410A needs a cylinder of {{fact:r410a-cylinder-rating}}.',
      cite: '49 CFR 180.209; DOT cylinder markings',
    },
  );
  return notes;
}
