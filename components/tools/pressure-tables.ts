import { REFRIGERANTS, type SaturationColumns, TEMPERATURES } from '@/components/pressure-chart/pressure-table';
import type { GuideTable } from '@/lib/study/rules';

/** Temperatures in °F of the static table. The tool also covers the temperatures in between. */
const SHOWN = [0, 20, 32, 40, 60, 70, 80, 90, 100, 110, 120, 130];

/** Formats a reading. A vacuum gets the suffix "v", as in the study guides. Returns an empty string for no reading. */
const printReading = (reading: number | undefined): string =>
  reading === undefined ? '' : `${Math.abs(reading).toFixed(1)}${reading < 0 ? 'v' : ''}`;

const rowOf = (name: string, readings: readonly number[]): string[] => [
  name,
  ...SHOWN.map((fahrenheit) => printReading(readings[TEMPERATURES.indexOf(fahrenheit)])),
];

const rowsOf = ({ name, liquid, vapor }: SaturationColumns): string[][] =>
  vapor ? [rowOf(`${name} bubble`, liquid), rowOf(`${name} dew`, vapor)] : [rowOf(name, liquid)];

export const PRESSURE_TABLES: readonly GuideTable[] = [
  {
    caption: 'Saturation pressure in psig by °F; with v, inches of mercury below the atmosphere',
    columns: ['Refrigerant', ...SHOWN.map(String)],
    rows: REFRIGERANTS.flatMap(rowsOf),
    source:
      'Calculated from refrigerant properties with CoolProp (Bell et al., Ind. Eng. Chem. Res. 2014, 53, 2498), at sea level',
  },
];
