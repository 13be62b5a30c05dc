import type { Figures } from '@/lib/facts/rules';
import { type Entry, type Note, type Outcome, printNumber, readNumber, ruled, waiting } from './entry-rules';
import { numberOf, withFigures } from './figures-rules';

/** Calculates how much refrigerant a recovery cylinder may hold: 80 percent of its capacity, by weight on a scale. */

export interface CylinderEntries {
  /** Tare weight in pounds, stamped on the cylinder after TW, as typed. */
  tare: string;
  /** Water capacity in pounds, stamped on the cylinder after WC, as typed. */
  waterCapacity: string;
  /**
   * Specific gravity of the liquid, as typed; '' if the data sheet states none. Ignored for a refrigerant with a table
   * of specific gravities (`Liquid`).
   */
  specificGravity: string;
  /**
   * Highest temperature that the cylinder can reach, in °F, as typed; '' means 77 °F, the temperature in data sheets.
   * Used only for a refrigerant with a table.
   */
  temperature: string;
  /** Current reading of the scale in pounds, as typed; optional. */
  scale: string;
}

/** Specific gravities of a refrigerant's liquid, from −20 °F on in steps of 5 °F. */
export interface Liquid {
  name: string;
  gravities: readonly number[];
}

/** First temperature of the tables, and the difference between two entries, in °F. */
const FIRST = -20;
const STEP = 5;
/** Temperature in °F for which data sheets and AHRI Guideline K state the specific gravity. */
const DATA_SHEET = 77;
/**
 * Minimum difference in °F between the temperature limit for cylinders and the temperature at which liquid would fill
 * this cylinder. If the difference is smaller, a note warns that little room is left.
 */
const MARGIN = 10;

type CylinderField = keyof CylinderEntries;
type Answer = Outcome<CylinderField>;

/** Ids of all registered facts that the texts of this tool may contain. */
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
  temperature: {
    min: 0,
    max: 125,
    say: 'Enter the highest temperature that the cylinder can reach in °F, from 0 to 125, or leave it empty. A cylinder must never get warmer than 125 °F.',
  },
  scale: { min: 0.1, max: 10_000, say: 'Enter the pounds that the scale shows now, or leave it empty.' },
};

const FIELDS = ['tare', 'waterCapacity', 'specificGravity', 'temperature', 'scale'] as const;

/** Returns the interpolated specific gravity at a temperature in °F; undefined outside the table. */
export function gravityAt({ gravities }: Liquid, fahrenheit: number): number | undefined {
  const place = (fahrenheit - FIRST) / STEP;
  const [low, high] = [gravities[Math.floor(place)], gravities[Math.ceil(place)]];
  if (low === undefined || high === undefined) return undefined;
  return low + (high - low) * (place - Math.floor(place));
}

/**
 * Returns the temperature in °F at which the liquid would fill the whole cylinder, if it fills `percent` of the
 * cylinder at `fahrenheit`. Undefined outside the table.
 */
export function fullOfLiquidAt(liquid: Liquid, fahrenheit: number, percent: number): number | undefined {
  const now = gravityAt(liquid, fahrenheit);
  // Stryker disable next-line ConditionalExpression: The product is then NaN, no point is found, and the function returns undefined below.
  if (now === undefined) return undefined;
  const full = (now * percent) / 100;
  const place = liquid.gravities.findIndex((gravity) => gravity <= full);
  const [before, after] = [liquid.gravities[place - 1], liquid.gravities[place]];
  // Stryker disable next-line ConditionalExpression: A missing point after implies a missing point before.
  if (before === undefined || after === undefined) return undefined;
  return FIRST + STEP * (place - 1 + (before - full) / (before - after));
}

/**
 * Returns the maximum weight of the cylinder on the scale, and how much more fits. `liquid`: the table of the chosen
 * refrigerant; without it, the entered specific gravity is used. Texts contain figures instead of the ids of registered
 * facts.
 */
export function findFill(entries: CylinderEntries, figures: Figures, liquid?: Liquid): Answer {
  const found = decide(entries, figures, liquid);
  return found.kind === 'ruling' ? { ...found, ruling: withFigures(found.ruling, figures) } : found;
}

function decide(entries: CylinderEntries, figures: Figures, liquid: Liquid | undefined): Answer {
  const read = (field: CylinderField): Entry => readNumber(entries[field], BOUNDS[field]);
  // Entries of hidden fields are ignored.
  const hidden: CylinderField = liquid ? 'specificGravity' : 'temperature';
  for (const field of FIELDS.filter((shown) => shown !== hidden)) {
    const entry = read(field);
    if (entry.kind === 'refused') return { kind: 'refused', field, say: entry.say };
  }
  const value = (field: CylinderField): number | undefined => {
    const entry = read(field);
    // Stryker disable next-line ConditionalExpression: An empty or refused entry has no value.
    return entry.kind === 'number' ? entry.value : undefined;
  };
  const tare = value('tare');
  const waterCapacity = value('waterCapacity');
  const scale = value('scale');
  if (tare === undefined) return waiting('Enter the tare weight, TW on the collar.');
  if (waterCapacity === undefined) return waiting('Enter the water capacity, WC on the collar.');
  // Stryker disable next-line ConditionalExpression: Undefined compares false with any number.
  if (scale !== undefined && scale < tare) {
    const say = 'The scale shows less than the tare weight. Check both, and enter the weight of the whole cylinder.';
    return { kind: 'refused', field: 'scale', say };
  }
  const weights = { tare, waterCapacity, scale };
  if (!liquid) return judge({ ...weights, specificGravity: value('specificGravity') }, figures);
  const fahrenheit = value('temperature') ?? DATA_SHEET;
  const warm: Warm = { name: liquid.name, fahrenheit, fullAt: fullOfLiquidAt(liquid, fahrenheit, fillOf(figures)) };
  return judge({ ...weights, specificGravity: gravityAt(liquid, fahrenheit), warm }, figures);
}

const fillOf = (figures: Figures): number => numberOf(figures, 'cylinder-fill');

/** A refrigerant's table, and the temperature in °F at which its liquid would fill the cylinder. */
interface Warm {
  name: string;
  fahrenheit: number;
  fullAt: number | undefined;
}

interface Weights {
  tare: number;
  waterCapacity: number;
  specificGravity: number | undefined;
  scale: number | undefined;
  warm?: Warm;
}

/**
 * Returns the maximum pounds of refrigerant: `percent` of the water capacity times the specific gravity (1, as for
 * water, if it is unknown). Rounded down to a tenth of a pound.
 */
export function mostRefrigerant(
  { waterCapacity, specificGravity = 1 }: Pick<Weights, 'waterCapacity' | 'specificGravity'>,
  percent: number,
): number {
  // Adds a tiny amount, because otherwise a rounding error could lose a tenth of a pound when an exact product comes
  // out slightly too low.
  return Math.floor((waterCapacity * specificGravity * percent) / 10 + 1e-9) / 10;
}

function judge(weights: Weights, figures: Figures): Answer {
  const { tare, waterCapacity, specificGravity, scale } = weights;
  const most = mostRefrigerant(weights, fillOf(figures));
  const gross = tare + most;
  const left = scale === undefined ? undefined : gross - scale;
  const sum = `${printNumber(tare, 1)} lb + {{fact:cylinder-fill}} × ${printNumber(waterCapacity, 1)} lb`;
  return ruled({
    headline: headlineOf(gross, left),
    detail: `${left === undefined ? '' : `At most ${printNumber(gross, 1)} lb on the scale. `}TW + {{fact:cylinder-fill}} of WC${
      specificGravity === undefined ? '' : ' × specific gravity'
    }: ${sum}${specificGravity === undefined ? '' : ` × ${printNumber(specificGravity, 3)}`}, so ${printNumber(most, 1)} lb of refrigerant.`,
    cite: 'EPA, Section 608 Test Topics (fill limit); DOT cylinder markings, 49 CFR 178.35; AHRI Guideline K (weight)',
    notes: notesOf(weights, figures),
  });
}

function headlineOf(gross: number, left: number | undefined): string {
  if (left === undefined) return `At most ${printNumber(gross, 1)} lb on the scale`;
  // Stryker disable next-line EqualityOperator: No allowed weight gives exactly 0.05.
  if (left < -0.05) return `Overfilled by ${printNumber(-left, 1)} lb: take refrigerant out`;
  // Stryker disable next-line EqualityOperator: No allowed weight gives exactly 0.05.
  return left < 0.05 ? 'Full: add nothing more' : `${printNumber(left, 1)} lb more fits`;
}

/** Returns notes on the specific gravity that was used. */
function liquidNotes({ specificGravity, warm }: Weights, practice: string, figures: Figures): Note[] {
  if (warm && specificGravity !== undefined) return warmNotes(warm, specificGravity, figures);
  const notes: Note[] = [];
  if (specificGravity === undefined) {
    notes.push({
      text: 'No specific gravity was entered, so we assume that the liquid is as heavy as water. For a lighter liquid, such as propane, isobutane, R-32 or R-454B, that would overfill the cylinder: enter its specific gravity.',
      cite: practice,
    });
  } else {
    notes.push({
      text: 'Use the specific gravity at the highest temperature that the cylinder can reach: warm liquid is lighter, and less of it fits.',
      cite: practice,
    });
  }
  notes.push({
    text: 'Liquid expands as it warms. A cylinder {{fact:cylinder-fill}} full at 70 °F is full of liquid near {{fact:cylinder-full-r22}} with R-22, and near {{fact:cylinder-full-r410a}} with R-410A. Full of liquid, it can burst.',
    cite: CALCULATED,
  });
  return notes;
}

const CALCULATED = 'Calculated from refrigerant properties';

function warmNotes({ name, fahrenheit, fullAt }: Warm, gravity: number, figures: Figures): Note[] {
  const at = `At ${printNumber(fahrenheit, 0)} °F the liquid of ${name} has a specific gravity of ${printNumber(gravity, 3)}.`;
  const full =
    fullAt === undefined
      ? ''
      : ` Filled to this weight, the cylinder is full of liquid near ${printNumber(fullAt, 0)} °F.`;
  // Stryker disable next-line ConditionalExpression: Undefined compares false with any number.
  const isTight = fullAt !== undefined && fullAt < numberOf(figures, 'cylinder-heat') + MARGIN;
  return [
    { text: `${at}${full} Full of liquid, it can burst.`, cite: CALCULATED },
    {
      text: isTight
        ? 'That leaves little room. Enter the highest temperature that the cylinder can reach, such as 120 °F in a closed van, and fill less.'
        : 'Warm liquid is lighter, and less of it fits. Enter the highest temperature that the cylinder can reach.',
      cite: 'AHRI Guideline K; trade practice: cylinder filling',
    },
  ];
}

function notesOf(weights: Weights, figures: Figures): Note[] {
  const { scale, tare } = weights;
  const practice = 'Trade practice: cylinder filling';
  const notes = liquidNotes(weights, practice, figures);
  if (scale !== undefined) {
    notes.push({
      text: `In it now: ${printNumber(scale - tare, 1)} lb, the scale less the tare weight.`,
      cite: practice,
    });
  }
  notes.push(
    { text: 'Never warm a cylinder above {{fact:cylinder-heat}}.', cite: 'CGA P-1; cylinder labels' },
    {
      text: 'If the label states a lower maximum gross weight, use that weight. Disposable (DOT-39) cylinders are never refilled.',
      cite: 'EPA, Section 608 Test Topics; DOT cylinder markings',
    },
    {
      text: 'Check the date: refillable cylinders are tested again on schedule, every {{fact:cylinder-retest}} as the trade teaches it. R-410A needs a cylinder of {{fact:r410a-cylinder-rating}}.',
      cite: '49 CFR 180.209; DOT cylinder markings',
    },
  );
  return notes;
}
