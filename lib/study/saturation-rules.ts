import type { Language } from '@/lib/kernel/language';
import type { Guide, GuideTable } from './rules';

/** One row of a pressure-temperature chart for one refrigerant. */
export interface SaturationPoint {
  fahrenheit: number;
  /** Gauge pressure in psig, for drawing the curve; negative for a vacuum. */
  psig: number;
  /** The pressure as the chart prints it, such as `12.5v` for a vacuum. */
  printed: string;
}

export interface SaturationCurve {
  refrigerant: string;
  /**
   * Temperature glide at one atmosphere. Only for blends that boil over a range of temperatures; their pressures are
   * those of the liquid.
   */
  glide?: string;
  points: readonly SaturationPoint[];
}

/**
 * Temperature glides, taken from the Core guide. The other refrigerants in the tables have no glide, or one too small
 * to notice.
 */
export const GLIDES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { 'R-407C': '9 to 13 °F', 'R-404A': 'about 1 °F' },
  es: { 'R-407C': '9 a 13 °F', 'R-404A': 'cerca de 1 °F' },
};

/** 1 in. Hg is 0.4912 psi. */
const PSI_PER_INCH_OF_MERCURY = 0.4912;

const isSaturationTable = ({ caption, columns }: GuideTable) =>
  /^(?:Saturation pressure|Presión de saturación)/.test(caption) && columns[0] === '°F';

/** Returns a reading in psig. Charts print a vacuum as `12.5v` or `12.5 in. Hg`. Null for a cell without a number. */
export function psigOf(printed: string): number | null {
  const figure = Number.parseFloat(printed);
  if (Number.isNaN(figure)) return null;
  return /v|hg/i.test(printed) ? -figure * PSI_PER_INCH_OF_MERCURY : figure;
}

function pointAt(row: readonly string[], column: number): SaturationPoint[] {
  // Stryker disable next-line StringLiteral: The empty text and the mutant's text both contain no number.
  const fahrenheit = Number.parseFloat(row[0] ?? '');
  // Stryker disable next-line StringLiteral: The empty text and the mutant's text both contain no number.
  const printed = row[column] ?? '';
  const psig = psigOf(printed);
  return psig === null || Number.isNaN(fahrenheit) ? [] : [{ fahrenheit, psig, printed }];
}

function curvesOf({ columns, rows }: GuideTable): SaturationCurve[] {
  return columns.slice(1).map((refrigerant, index) => ({
    refrigerant,
    points: rows.flatMap((row) => pointAt(row, index + 1)),
  }));
}

/** Lists the refrigerants in the pressure-temperature tables of the guides, each with its readings from all tables. */
export function listSaturationCurves(guides: readonly Guide[], language: Language = 'en'): SaturationCurve[] {
  const tables = guides.flatMap((guide) => guide.topics.flatMap((topic) => topic.tables.filter(isSaturationTable)));
  const readings = new Map<string, Map<number, SaturationPoint>>();
  for (const { refrigerant, points } of tables.flatMap(curvesOf)) {
    const known = readings.get(refrigerant) ?? new Map<number, SaturationPoint>();
    for (const point of points) known.set(point.fahrenheit, point);
    readings.set(refrigerant, known);
  }
  return [...readings].map(([refrigerant, known]) => {
    const glide = GLIDES[language][refrigerant];
    return {
      refrigerant,
      ...(glide ? { glide } : {}),
      points: [...known.values()].sort((one, other) => one.fahrenheit - other.fahrenheit),
    };
  });
}

/** True if no reading is below atmospheric pressure. False for chiller refrigerants, which need a separate chart. */
export const staysAboveAir = ({ points }: SaturationCurve): boolean => points.every(({ psig }) => psig >= 0);
