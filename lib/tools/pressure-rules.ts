import { type Entry, type Note, type Outcome, readNumber, ruled, waiting } from './entry-rules';
import type { ToolTranslate } from './texts-rules';

/** Converts between saturation pressure and temperature. Interpolates between table points and never extrapolates. */

/**
 * Columns of a refrigerant as in `components/pressure-chart/pressure-table.ts`. The readings are psig at sea level; a
 * negative number is a vacuum in inches of mercury.
 */
interface Columns {
  name: string;
  liquid: readonly number[];
  vapor?: readonly number[];
}

export interface Chart {
  /** Temperatures of the rows in °F, ascending. */
  temperatures: readonly number[];
  columns: Columns;
}

export type TemperatureUnit = 'F' | 'C';
export type PressureUnit = 'psig' | 'psia' | 'inHg' | 'kPa' | 'kPaAbsolute';

export interface PressureEntries {
  given: 'temperature' | 'pressure';
  /** The entered temperature or pressure, as typed. */
  value: string;
  temperatureUnit: TemperatureUnit;
  pressureUnit: PressureUnit;
  /** Feet above sea level, as typed; '' means sea level. */
  altitude: string;
}

type PressureField = 'value' | 'altitude';
type Answer = Outcome<PressureField>;

/** Atmospheric pressure at sea level in psia, to which the gauge readings in the table refer. */
export const SEA_LEVEL_PSIA = 14.696;
const PSI_PER_IN_HG = 0.491154;
const KPA_PER_PSI = 6.894757;
const LIMITS = { lowestFeet: -1500, highestFeet: 15_000 } as const;

/**
 * Returns the standard atmospheric pressure at an altitude in feet, in psia. Source: U.S. Standard Atmosphere, 1976,
 * lowest layer, in which the temperature falls by 6.5 K per kilometer.
 */
export const atmosphereAt = (feet: number): number =>
  SEA_LEVEL_PSIA * (1 - (0.0065 * feet * 0.3048) / 288.15) ** 5.25588;

// Stryker disable next-line EqualityOperator: Zero inches of mercury and zero psig are the same pressure.
const absoluteOf = (reading: number): number => SEA_LEVEL_PSIA + (reading < 0 ? reading * PSI_PER_IN_HG : reading);

/** Returns the index of the upper end of the table interval that contains the value. Undefined outside the table. */
function upperIndexOf(value: number, ascending: readonly number[]): number | undefined {
  const [first, last] = [ascending[0], ascending.at(-1)];
  // Stryker disable next-line LogicalOperator,ConditionalExpression: A table has both ends or neither.
  if (first === undefined || last === undefined || value < first || value > last) return undefined;
  return Math.max(
    1,
    ascending.findIndex((one) => one >= value),
  );
}

const shareOf = (value: number, from: number, to: number): number => (to === from ? 0 : (value - from) / (to - from));

/**
 * Returns the reciprocal of the absolute temperature. Interpolation uses it, because the logarithm of the pressure is
 * almost linear in it.
 */
const inverse = (fahrenheit: number): number => 1 / (fahrenheit + 459.67);

/** Returns the saturation pressure in psia at a temperature in °F; undefined outside the table. */
export function pressureAt(
  fahrenheit: number,
  temperatures: readonly number[],
  readings: readonly number[],
): number | undefined {
  const place = upperIndexOf(fahrenheit, temperatures);
  if (place === undefined) return undefined;
  const [cold = 0, warm = 0] = [temperatures[place - 1], temperatures[place]];
  const [low, high] = [absoluteOf(readings[place - 1] ?? 0), absoluteOf(readings[place] ?? 0)];
  const share = shareOf(inverse(fahrenheit), inverse(cold), inverse(warm));
  return low ** (1 - share) * high ** share;
}

/** Returns the saturation temperature in °F at a pressure in psia; undefined outside the table. */
export function temperatureAt(
  psia: number,
  temperatures: readonly number[],
  readings: readonly number[],
): number | undefined {
  const pressures = readings.map(absoluteOf);
  const place = upperIndexOf(psia, pressures);
  if (place === undefined) return undefined;
  const [low = 1, high = 1] = [pressures[place - 1], pressures[place]];
  const [cold = 0, warm = 0] = [temperatures[place - 1], temperatures[place]];
  const share = shareOf(Math.log(psia), Math.log(low), Math.log(high));
  return 1 / (inverse(cold) + share * (inverse(warm) - inverse(cold))) - 459.67;
}

/** Converts a reading to psia. `atmosphere`: the atmospheric pressure in psia to which gauge readings refer. */
export function toAbsolute(value: number, unit: PressureUnit, atmosphere: number): number {
  switch (unit) {
    case 'psig':
      return value + atmosphere;
    case 'psia':
      return value;
    case 'inHg':
      return atmosphere - value * PSI_PER_IN_HG;
    case 'kPa':
      return value / KPA_PER_PSI + atmosphere;
    case 'kPaAbsolute':
      return value / KPA_PER_PSI;
  }
}

/** Names of the units: a unit, or the key of its name. */
const UNIT_NAMES: Readonly<Record<PressureUnit, (t: ToolTranslate) => string>> = {
  psig: () => 'psig',
  psia: () => 'psia',
  inHg: (t) => t('unitVacuum'),
  kPa: (t) => t('unitGauge'),
  kPaAbsolute: (t) => t('unitAbsolute'),
};

/**
 * Formats a gauge reading: "68.6 psig", or "10.2 in. Hg vacuum" if the pressure is below the given atmospheric
 * pressure.
 */
function printGauge(psia: number, atmosphere: number, t: ToolTranslate): string {
  const psig = psia - atmosphere;
  const inches = -psig / PSI_PER_IN_HG;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: Only a pressure below the atmosphere has 0.05 inches or more, and no sum gives exactly 0.05.
  if (psig < 0 && inches >= 0.05) return t('readingVacuum', { inches: inches.toFixed(1) });
  return `${Math.max(0, psig).toFixed(1)} psig`;
}

const printAbsolute = (psia: number, atmosphere: number, t: ToolTranslate): string =>
  t('allPressures', {
    psia: psia.toFixed(1),
    gauge: signed((psia - atmosphere) * KPA_PER_PSI, 0),
    absolute: (psia * KPA_PER_PSI).toFixed(0),
  });

const toFahrenheit = (value: number, unit: TemperatureUnit): number => (unit === 'F' ? value : (value * 9) / 5 + 32);
const signed = (value: number, decimals: number): string => {
  const figure = Math.abs(value).toFixed(decimals);
  // Stryker disable next-line EqualityOperator: The second condition prints zero without a sign.
  return value < 0 && Number(figure) !== 0 ? `−${figure}` : figure;
};
const printHeat = (fahrenheit: number): string =>
  `${signed(fahrenheit, 1)} °F (${signed(((fahrenheit - 32) * 5) / 9, 1)} °C)`;

/** Returns the name of a pressure unit in the language of the texts. */
export const nameOfUnit = (unit: PressureUnit, t: ToolTranslate): string => UNIT_NAMES[unit](t);

/** Returns the pressure for an entered temperature, or the temperature for an entered pressure. */
export function findSaturation(entries: PressureEntries, chart: Chart | undefined, t: ToolTranslate): Answer {
  if (!chart) return waiting(t('chooseRefrigerant'));
  const altitude = readAltitude(entries.altitude, t);
  if (altitude.kind === 'refused') return { kind: 'refused', field: 'altitude', say: altitude.say };
  const feet = altitude.kind === 'number' ? altitude.value : 0;
  const given = { entries, chart, feet, atmosphere: atmosphereAt(feet), t };
  return entries.given === 'temperature' ? findPressure(given) : findTemperature(given);
}

const readAltitude = (text: string, t: ToolTranslate): Entry =>
  readNumber(text, {
    min: LIMITS.lowestFeet,
    max: LIMITS.highestFeet,
    say: t('refuseAltitude', { lowest: signed(LIMITS.lowestFeet, 0), highest: LIMITS.highestFeet }),
  });

interface Given {
  entries: PressureEntries;
  chart: Chart;
  feet: number;
  atmosphere: number;
  t: ToolTranslate;
}

function findPressure({ entries, chart, feet, atmosphere, t }: Given): Answer {
  const { temperatures, columns } = chart;
  const unit = entries.temperatureUnit;
  const [coldest = 0, warmest = 0] = [temperatures[0], temperatures.at(-1)];
  const ends = [coldest, warmest].map((fahrenheit) => (unit === 'F' ? fahrenheit : ((fahrenheit - 32) * 5) / 9));
  const [least = 0, most = 0] = ends;
  const range = { least: signed(least, 0), most: signed(most, unit === 'F' ? 0 : 1) };
  const say = t('refuseTemperature', { ...range, unit });
  // Stryker disable next-line ObjectLiteral: `pressureAt` refuses the same temperatures.
  const entry = readNumber(entries.value, { min: least, max: most, say });
  if (entry.kind === 'refused') return { kind: 'refused', field: 'value', say };
  if (entry.kind === 'empty') return waiting(t('enterTemperature'));
  const fahrenheit = toFahrenheit(entry.value, unit);
  const liquid = pressureAt(fahrenheit, temperatures, columns.liquid);
  const vapor = columns.vapor ? pressureAt(fahrenheit, temperatures, columns.vapor) : undefined;
  if (liquid === undefined) return { kind: 'refused', field: 'value', say };
  const gauge = (psia: number) => printGauge(psia, atmosphere, t);
  const absolute = (psia: number) => printAbsolute(psia, atmosphere, t);
  const detail = saturatedAt({ name: columns.name, reading: printHeat(fahrenheit), feet, t });
  return ruled({
    headline: vapor === undefined ? gauge(liquid) : t('bubbleAndDew', { bubble: gauge(liquid), dew: gauge(vapor) }),
    detail: vapor === undefined ? `${detail} ${absolute(liquid)}.` : detail,
    cite: t('citeTable'),
    notes: [
      ...(vapor === undefined
        ? []
        : [
            { text: t('bubbleNote', { pressures: absolute(liquid) }), cite: t('citeTable') },
            { text: t('dewNote', { pressures: absolute(vapor) }), cite: t('citeTable') },
          ]),
      ...commonNotes(vapor !== undefined, feet, atmosphere, t),
    ],
  });
}

function findTemperature({ entries, chart, feet, atmosphere, t }: Given): Answer {
  const { temperatures, columns } = chart;
  const { name } = columns;
  const lines = [columns.liquid, ...(columns.vapor ? [columns.vapor] : [])];
  // Accepts only pressures that both lines of a blend cover, because the page shows both temperatures.
  const least = Math.max(...lines.map((line) => absoluteOf(line[0] ?? 0)));
  const most = Math.min(...lines.map((line) => absoluteOf(line.at(-1) ?? 0)));
  const gauge = (psia: number) => printGauge(psia, atmosphere, t);
  const say = t('refusePressure', { least: gauge(least), most: gauge(most), name });
  const isVacuum = entries.pressureUnit === 'inHg';
  const bounds = { min: isVacuum ? 0 : -1000, max: 10_000, say: isVacuum ? t('refuseVacuum') : say };
  const entry = readNumber(entries.value, bounds);
  if (entry.kind === 'refused') return { kind: 'refused', field: 'value', say: entry.say };
  if (entry.kind === 'empty') return waiting(t('enterPressure'));
  const psia = toAbsolute(entry.value, entries.pressureUnit, atmosphere);
  const [liquid, vapor] = lines.map((line) => temperatureAt(psia, temperatures, line));
  if (liquid === undefined || (columns.vapor && vapor === undefined)) return { kind: 'refused', field: 'value', say };
  const reading = `${signed(entry.value, 1)} ${nameOfUnit(entries.pressureUnit, t)}`;
  return ruled({
    headline:
      vapor === undefined
        ? printHeat(liquid)
        : t('bubbleAndDew', { bubble: `${signed(liquid, 1)} °F`, dew: `${signed(vapor, 1)} °F` }),
    detail: `${saturatedAt({ name, reading, feet, t })} ${printAbsolute(psia, atmosphere, t)}.`,
    cite: t('citeTable'),
    notes: [
      ...(vapor === undefined
        ? []
        : [
            {
              text: t('bubbleAndDewNote', { bubble: printHeat(liquid), dew: printHeat(vapor) }),
              cite: t('citeTable'),
            },
          ]),
      ...commonNotes(vapor !== undefined, feet, atmosphere, t),
    ],
  });
}

interface Saturated {
  name: string;
  /** The entered temperature or pressure, with its unit. */
  reading: string;
  feet: number;
  t: ToolTranslate;
}

const saturatedAt = ({ name, reading, feet, t }: Saturated): string =>
  feet === 0 ? t('saturated', { name, reading }) : t('saturatedAbove', { name, reading, feet: signed(feet, 0) });

function commonNotes(hasGlide: boolean, feet: number, atmosphere: number, t: ToolTranslate): Note[] {
  const psia = { psia: atmosphere.toFixed(2), seaLevel: String(SEA_LEVEL_PSIA) };
  return [
    ...(hasGlide ? [{ text: t('glide'), cite: t('citePractice') }] : []),
    ...(feet === 0 ? [] : [{ text: t('gaugesRead', psia), cite: 'U.S. Standard Atmosphere, 1976' }]),
    { text: t('saturatedMeans'), cite: 'EPA, Section 608 Test Topics' },
  ];
}
