import { REFRIGERANTS, type SaturationColumns, TEMPERATURES } from '@/components/pressure-chart/pressure-table';
import type { GuideTable } from '@/lib/study/rules';
import type { ToolPageTranslate } from '@/lib/tools/texts-rules';

/** Temperatures in °F of the static table. The tool also covers the temperatures in between. */
const SHOWN = [0, 20, 32, 40, 60, 70, 80, 90, 100, 110, 120, 130];

/** Formats a reading. A vacuum gets the suffix "v", as in the study guides. Returns an empty string for no reading. */
const printReading = (reading: number | undefined): string =>
  reading === undefined ? '' : `${Math.abs(reading).toFixed(1)}${reading < 0 ? 'v' : ''}`;

const rowOf = (name: string, readings: readonly number[]): string[] => [
  name,
  ...SHOWN.map((fahrenheit) => printReading(readings[TEMPERATURES.indexOf(fahrenheit)])),
];

const rowsOf = ({ name, liquid, vapor }: SaturationColumns, t: ToolPageTranslate): string[][] =>
  vapor ? [rowOf(t('bubble', { name }), liquid), rowOf(t('dew', { name }), vapor)] : [rowOf(name, liquid)];

export const pressureTables = (t: ToolPageTranslate): readonly GuideTable[] => [
  {
    caption: t('pressures'),
    columns: [t('refrigerant'), ...SHOWN.map(String)],
    rows: REFRIGERANTS.flatMap((columns) => rowsOf(columns, t)),
    source: t('pressuresSource'),
  },
];
