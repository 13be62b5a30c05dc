import type { Figures } from '@/lib/facts/rules';
import { type Entry, type Note, type Outcome, printNumber, readNumber, ruled, waiting } from './entry-rules';
import { numberOf, withFigures } from './figures-rules';
import type { ToolKey, ToolLanguage, ToolTranslate } from './texts-rules';

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

const BOUNDS: Readonly<Record<CylinderField, { min: number; max: number; say: ToolKey }>> = {
  tare: { min: 0.1, max: 5000, say: 'refuseTare' },
  waterCapacity: { min: 0.1, max: 5000, say: 'refuseWaterCapacity' },
  specificGravity: { min: 0.3, max: 2, say: 'refuseGravity' },
  temperature: { min: 0, max: 125, say: 'refuseHighest' },
  scale: { min: 0.1, max: 10_000, say: 'refuseScale' },
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
export function findFill(
  entries: CylinderEntries,
  figures: Figures,
  { t, forms }: ToolLanguage,
  liquid?: Liquid,
): Answer {
  const found = decide(entries, { figures, t }, liquid);
  return found.kind === 'ruling' ? { ...found, ruling: withFigures(found.ruling, figures, forms) } : found;
}

interface Context {
  figures: Figures;
  t: ToolTranslate;
}

function decide(entries: CylinderEntries, context: Context, liquid: Liquid | undefined): Answer {
  const { figures, t } = context;
  const read = (field: CylinderField): Entry =>
    readNumber(entries[field], { ...BOUNDS[field], say: t(BOUNDS[field].say) });
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
  if (tare === undefined) return waiting(t('enterTare'));
  if (waterCapacity === undefined) return waiting(t('enterWaterCapacity'));
  // Stryker disable next-line ConditionalExpression: Undefined compares false with any number.
  if (scale !== undefined && scale < tare) {
    return { kind: 'refused', field: 'scale', say: t('refuseScaleBelowTare') };
  }
  const weights = { tare, waterCapacity, scale };
  if (!liquid) return judge({ ...weights, specificGravity: value('specificGravity') }, context);
  const fahrenheit = value('temperature') ?? DATA_SHEET;
  const warm: Warm = { name: liquid.name, fahrenheit, fullAt: fullOfLiquidAt(liquid, fahrenheit, fillOf(figures)) };
  return judge({ ...weights, specificGravity: gravityAt(liquid, fahrenheit), warm }, context);
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

function judge(weights: Weights, context: Context): Answer {
  const { tare, waterCapacity, specificGravity, scale } = weights;
  const { figures, t } = context;
  const most = mostRefrigerant(weights, fillOf(figures));
  const gross = tare + most;
  const left = scale === undefined ? undefined : gross - scale;
  const sum = {
    tare: printNumber(tare, 1),
    waterCapacity: printNumber(waterCapacity, 1),
    most: printNumber(most, 1),
  };
  const detail =
    specificGravity === undefined
      ? t('fillSum', sum)
      : t('fillSumGravity', { ...sum, gravity: printNumber(specificGravity, 3) });
  return ruled({
    headline: headlineOf(gross, left, t),
    detail: left === undefined ? detail : `${t('fillMostDetail', { gross: printNumber(gross, 1) })} ${detail}`,
    cite: t('citeFill'),
    notes: notesOf(weights, context),
  });
}

function headlineOf(gross: number, left: number | undefined, t: ToolTranslate): string {
  if (left === undefined) return t('fillMost', { gross: printNumber(gross, 1) });
  // Stryker disable next-line EqualityOperator: No allowed weight gives exactly 0.05.
  if (left < -0.05) return t('fillOver', { pounds: printNumber(-left, 1) });
  // Stryker disable next-line EqualityOperator: No allowed weight gives exactly 0.05.
  return left < 0.05 ? t('fillFull') : t('fillMore', { pounds: printNumber(left, 1) });
}

/** Returns notes on the specific gravity that was used. */
function liquidNotes({ specificGravity, warm }: Weights, context: Context): Note[] {
  const { t } = context;
  if (warm && specificGravity !== undefined) return warmNotes(warm, specificGravity, context);
  return [
    { text: t(specificGravity === undefined ? 'gravityAssumed' : 'gravityWarm'), cite: t('citeFilling') },
    { text: t('liquidExpands'), cite: t('citeCalculated') },
  ];
}

function warmNotes({ name, fahrenheit, fullAt }: Warm, gravity: number, { figures, t }: Context): Note[] {
  const values = { fahrenheit: printNumber(fahrenheit, 0), name, gravity: printNumber(gravity, 3) };
  const text =
    fullAt === undefined ? t('warmLiquid', values) : t('warmLiquidFull', { ...values, fullAt: printNumber(fullAt, 0) });
  // Stryker disable next-line ConditionalExpression: Undefined compares false with any number.
  const isTight = fullAt !== undefined && fullAt < numberOf(figures, 'cylinder-heat') + MARGIN;
  return [
    { text, cite: t('citeCalculated') },
    { text: t(isTight ? 'warmTight' : 'warmLess'), cite: t('citeFillingGuideline') },
  ];
}

function notesOf(weights: Weights, context: Context): Note[] {
  const { scale, tare } = weights;
  const { t } = context;
  const notes = liquidNotes(weights, context);
  if (scale !== undefined) {
    notes.push({ text: t('inItNow', { pounds: printNumber(scale - tare, 1) }), cite: t('citeFilling') });
  }
  notes.push(
    { text: t('neverWarm'), cite: t('citeLabels') },
    { text: t('lowerGross'), cite: t('citeMarkings') },
    { text: t('retest'), cite: t('citeRetest') },
  );
  return notes;
}
