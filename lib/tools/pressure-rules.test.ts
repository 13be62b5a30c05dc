import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFRIGERANTS, TEMPERATURES } from '@/components/pressure-chart/pressure-table';
import { GUIDES } from '@/lib/study/guides/catalog';
import { listSaturationCurves } from '@/lib/study/saturation-rules';
import {
  atmosphereAt,
  type Chart,
  findSaturation,
  type PressureEntries,
  pressureAt,
  SEA_LEVEL_PSIA,
  temperatureAt,
  toAbsolute,
} from './pressure-rules';
import { IN_ENGLISH } from './testing/in-english';

const chartOf = (name: string) => {
  const columns = REFRIGERANTS.find((one) => one.name === name);
  return columns && { temperatures: TEMPERATURES, columns };
};
const find = (name: string, given: Partial<PressureEntries>) =>
  findSaturation(
    { given: 'temperature', value: '', temperatureUnit: 'F', pressureUnit: 'psig', altitude: '', ...given },
    chartOf(name),
    IN_ENGLISH.t,
  );

function headline(name: string, given: Partial<PressureEntries>): string {
  const found = find(name, given);
  if (found.kind !== 'ruling') throw new Error(`No ruling: ${found.say}`);
  return found.ruling.headline;
}

const columnsOf = (name: string) => REFRIGERANTS.find((one) => one.name === name)?.liquid ?? [];
const psigAt = (name: string, fahrenheit: number, readings = columnsOf(name)): number =>
  (pressureAt(fahrenheit, TEMPERATURES, readings) ?? Number.NaN) - SEA_LEVEL_PSIA;

describe('saturation pressure by temperature', () => {
  // Sources of the expected values: manufacturers' charts printed from NIST's REFPROP, as in pressure-table.test.ts,
  // and the pressures at 104 °F in 40 CFR 82.152.
  it.each([
    ['R-22', -40, 0.6],
    ['R-22', 0, 24.0],
    ['R-22', 40, 68.6],
    ['R-22', 100, 195.9],
    ['R-22', 140, 337.4],
    ['R-134a', 0, 6.5],
    ['R-134a', 40, 35.0],
    ['R-134a', 80, 86.7],
    ['R-134a', 130, 198.7],
    ['R-410A', -40, 10.8],
    ['R-410A', 40, 118.8],
    ['R-410A', 70, 201.7],
    ['R-410A', 120, 419.5],
    ['R-404A', 0, 33.7],
    ['R-404A', 40, 86.9],
    ['R-12', 0, 9.2],
    ['R-12', 20, 21.0],
    ['R-123', 104, 22 - 14.7],
    ['R-11', 104, 25 - 14.7],
    ['R-12', 104, 139 - 14.7],
    ['R-134a', 104, 147 - 14.7],
    ['R-22', 104, 222 - 14.7],
    ['R-410A', 104, 352 - 14.7],
    ['R-32', 104, 359 - 14.7],
  ])('is within 1 psi of the published value for %s at %i °F: %f psig', (name, fahrenheit, published) => {
    expect(Math.abs(psigAt(name, fahrenheit) - published)).toBeLessThan(1);
  });

  const readings = listSaturationCurves(GUIDES).flatMap(({ refrigerant, points }) =>
    points.filter(() => columnsOf(refrigerant).length > 0).map((point) => [refrigerant, point] as const),
  );

  it('agrees within 1 psi with every pressure in the study guides', () => {
    expect(readings.length).toBeGreaterThanOrEqual(60);
    const off = readings.filter(([name, { fahrenheit, psig }]) => !(Math.abs(psigAt(name, fahrenheit) - psig) < 1));
    expect(off).toEqual([]);
  });

  it('interpolates a table point that was removed, within 1 psi', () => {
    const off = REFRIGERANTS.flatMap(({ name, liquid, vapor }) =>
      [liquid, ...(vapor ? [vapor] : [])].flatMap((line) =>
        TEMPERATURES.slice(1, -1).flatMap((fahrenheit, before) => {
          const [temperatures, left] = [TEMPERATURES, line].map((all) => all.filter((_one, at) => at !== before + 1));
          const found = pressureAt(fahrenheit, temperatures ?? [], left ?? []);
          const difference = Math.abs((found ?? Number.NaN) - SEA_LEVEL_PSIA - psigAt(name, fahrenheit, line));
          return difference < 1 ? [] : [`${name} at ${fahrenheit}: ${difference}`];
        }),
      ),
    );
    expect(off).toEqual([]);
  });

  it('converts back to the same temperature throughout the table', () => {
    const lines = REFRIGERANTS.flatMap(({ liquid, vapor }) => [liquid, ...(vapor ? [vapor] : [])]);
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.double({ min: -40, max: 150, noNaN: true }), (line, fahrenheit) => {
        const psia = pressureAt(fahrenheit, TEMPERATURES, line) ?? Number.NaN;
        expect(temperatureAt(psia, TEMPERATURES, line)).toBeCloseTo(fahrenheit, 1);
      }),
    );
  });

  it.each([-40.1, 150.1])('is undefined at %f °F, outside the table', (fahrenheit) => {
    expect(pressureAt(fahrenheit, TEMPERATURES, columnsOf('R-22'))).toBeUndefined();
  });

  it.each([
    [-40, 0.6],
    [150, 381.7],
  ])('includes the end of the table at %i °F: %f psig of R-22', (fahrenheit, psig) => {
    expect(psigAt('R-22', fahrenheit)).toBeCloseTo(psig, 6);
    expect(temperatureAt(SEA_LEVEL_PSIA + psig, TEMPERATURES, columnsOf('R-22'))).toBeCloseTo(fahrenheit, 6);
  });

  it('is undefined for an empty table', () => {
    expect(pressureAt(40, [], [])).toBeUndefined();
    expect(temperatureAt(20, [], [])).toBeUndefined();
  });

  it('converts a pressure that occurs at two temperatures to the colder temperature', () => {
    expect(temperatureAt(SEA_LEVEL_PSIA + 5, [0, 10], [5, 5])).toBeCloseTo(0, 6);
  });
});

describe('headline of the pressure tool', () => {
  it.each<[string, Partial<PressureEntries>, string]>([
    ['R-22', { value: '40' }, '68.6 psig'],
    ['R-22', { value: '75' }, '132.2 psig'],
    ['R-410A', { value: '70' }, '201.7 psig'],
    ['R-123', { value: '36' }, '19.3 in. Hg vacuum'],
    ['R-11', { value: '36' }, '16.9 in. Hg vacuum'],
    ['R-22', { value: '0', temperatureUnit: 'C' }, '57.5 psig'],
    ['R-22', { value: '-40' }, '0.6 psig'],
    ['R-22', { value: '−40' }, '0.6 psig'],
    ['R-407C', { value: '40' }, 'Bubble 80.2 psig, dew 63.2 psig'],
    ['R-454B', { value: '70' }, 'Bubble 192.3 psig, dew 183.9 psig'],
    ['R-404A', { value: '0' }, 'Bubble 33.7 psig, dew 32.6 psig'],
    ['R-22', { given: 'pressure', value: '68.6' }, '40.0 °F (4.4 °C)'],
    ['R-22', { given: 'pressure', value: '83.296', pressureUnit: 'psia' }, '40.0 °F (4.4 °C)'],
    ['R-123', { given: 'pressure', value: '19.3', pressureUnit: 'inHg' }, '36.0 °F (2.2 °C)'],
    ['R-22', { given: 'pressure', value: '473', pressureUnit: 'kPa' }, '40.0 °F (4.4 °C)'],
    ['R-22', { given: 'pressure', value: '574.3', pressureUnit: 'kPaAbsolute' }, '40.0 °F (4.4 °C)'],
    ['R-407C', { given: 'pressure', value: '80.2' }, 'Bubble 40.0 °F, dew 50.8 °F'],
  ])('shows for %s, %o: %s', (name, given, shown) => {
    expect(headline(name, given)).toBe(shown);
  });
});

describe('text beside the headline of the pressure tool', () => {
  it('prints zero without a sign if the pressure is slightly below atmospheric', () => {
    expect(JSON.stringify(find('R-11', { value: '74.6' }))).toContain('14.7 psia, 0 kPa gauge, 101 kPa absolute');
  });

  const SOURCE = 'Calculated from refrigerant properties (CoolProp), by the table below';
  const SATURATED = {
    text: 'Saturated means that liquid and vapor are together, at rest and at one temperature. A higher pressure at rest means air or another refrigerant.',
    cite: 'EPA, Section 608 Test Topics',
  };
  const GLIDE = {
    text: 'A blend with glide: read subcooling from the bubble (liquid) line and superheat from the dew (vapor) line.',
    cite: 'Trade practice',
  };
  const airOf = (psia: string) => ({
    text: `Gauges read against the air around them: about ${psia} psia at this altitude, 14.696 at sea level.`,
    cite: 'U.S. Standard Atmosphere, 1976',
  });
  const line = (text: string) => ({ text, cite: SOURCE });

  function beside(name: string, given: Partial<PressureEntries>) {
    const found = find(name, given);
    if (found.kind !== 'ruling') throw new Error(`No ruling: ${found.say}`);
    const { detail, cite, notes } = found.ruling;
    expect(cite).toBe(SOURCE);
    return { detail, notes };
  }

  // Conversions: psia is psig + 14.696, or 14.696 less 0.491154 per inch of vacuum; kPa is psi × 6.894757; °C is (°F −
  // 32) ÷ 1.8.
  it.each<[string, Partial<PressureEntries>, string]>([
    ['R-22', { value: '40' }, 'R-22 at 40.0 °F (4.4 °C), saturated. 83.3 psia, 473 kPa gauge, 574 kPa absolute.'],
    ['R-22', { value: '0' }, 'R-22 at 0.0 °F (−17.8 °C), saturated. 38.7 psia, 165 kPa gauge, 267 kPa absolute.'],
    ['R-22', { value: '-0.04' }, 'R-22 at 0.0 °F (−17.8 °C), saturated. 38.7 psia, 165 kPa gauge, 267 kPa absolute.'],
    ['R-123', { value: '36' }, 'R-123 at 36.0 °F (2.2 °C), saturated. 5.2 psia, −65 kPa gauge, 36 kPa absolute.'],
    [
      'R-22',
      { given: 'pressure', value: '16', pressureUnit: 'psia' },
      'R-22 at 16.0 psia, saturated. 16.0 psia, 9 kPa gauge, 110 kPa absolute.',
    ],
    [
      'R-22',
      { given: 'pressure', value: '68.6' },
      'R-22 at 68.6 psig, saturated. 83.3 psia, 473 kPa gauge, 574 kPa absolute.',
    ],
    [
      'R-123',
      { given: 'pressure', value: '19.3', pressureUnit: 'inHg' },
      'R-123 at 19.3 in. Hg vacuum, saturated. 5.2 psia, −65 kPa gauge, 36 kPa absolute.',
    ],
    [
      'R-22',
      { given: 'pressure', value: '473', pressureUnit: 'kPa' },
      'R-22 at 473.0 kPa gauge, saturated. 83.3 psia, 473 kPa gauge, 574 kPa absolute.',
    ],
    [
      'R-22',
      { given: 'pressure', value: '574.3', pressureUnit: 'kPaAbsolute' },
      'R-22 at 574.3 kPa absolute, saturated. 83.3 psia, 473 kPa gauge, 574 kPa absolute.',
    ],
  ])('shows for %s, %o: %s', (name, given, detail) => {
    expect(beside(name, given)).toEqual({ detail, notes: [SATURATED] });
  });

  it('repeats a Celsius temperature and an altitude, with the air pressure there', () => {
    const given = { value: '20', temperatureUnit: 'C', altitude: '5000' } as const;
    expect(headline('R-22', given)).toBe('119.7 psig');
    expect(beside('R-22', given)).toEqual({
      detail: 'R-22 at 68.0 °F (20.0 °C), saturated, at 5000 ft. 131.9 psia, 825 kPa gauge, 910 kPa absolute.',
      notes: [airOf('12.23'), SATURATED],
    });
  });

  it('shows the pressures of both the bubble and the dew line of a blend', () => {
    expect(beside('R-407C', { value: '40' })).toEqual({
      detail: 'R-407C at 40.0 °F (4.4 °C), saturated.',
      notes: [
        line('Bubble (liquid): 94.9 psia, 553 kPa gauge, 654 kPa absolute.'),
        line('Dew (vapor): 77.9 psia, 436 kPa gauge, 537 kPa absolute.'),
        ...[GLIDE, SATURATED],
      ],
    });
    expect(beside('R-407C', { value: '40', altitude: '-1000' })).toMatchObject({
      detail: 'R-407C at 40.0 °F (4.4 °C), saturated, at −1000 ft.',
      notes: [{}, {}, GLIDE, airOf('15.23'), SATURATED],
    });
  });

  it('shows the temperatures of both the bubble and the dew line of a blend', () => {
    expect(beside('R-407C', { given: 'pressure', value: '80.2' })).toEqual({
      detail: 'R-407C at 80.2 psig, saturated. 94.9 psia, 553 kPa gauge, 654 kPa absolute.',
      notes: [line('Bubble 40.0 °F (4.4 °C); dew 50.8 °F (10.5 °C).'), GLIDE, SATURATED],
    });
    expect(beside('R-407C', { given: 'pressure', value: '80.2', altitude: '5000' })).toEqual({
      detail: 'R-407C at 80.2 psig, saturated, at 5000 ft. 92.4 psia, 553 kPa gauge, 637 kPa absolute.',
      notes: [line('Bubble 38.5 °F (3.6 °C); dew 49.4 °F (9.6 °C).'), GLIDE, airOf('12.23'), SATURATED],
    });
  });

  describe('result for a made-up table', () => {
    const at = (chart: Chart, value: string) =>
      findSaturation(
        { given: 'temperature', value, temperatureUnit: 'F', pressureUnit: 'psig', altitude: '' },
        chart,
        IN_ENGLISH.t,
      );
    const tableOf = (...liquid: number[]): Chart => ({ temperatures: [0, 10], columns: { name: 'X', liquid } });

    it('does not call atmospheric pressure a vacuum', () => {
      expect(at(tableOf(0, 5), '0')).toMatchObject({
        ruling: {
          headline: '0.0 psig',
          detail: 'X at 0.0 °F (−17.8 °C), saturated. 14.7 psia, 0 kPa gauge, 101 kPa absolute.',
        },
      });
    });

    it.each([
      [-0.04, '0.0 psig'],
      [-0.06, '0.1 in. Hg vacuum'],
    ])('prints %f in. Hg as %s', (inches, shown) => {
      expect(at(tableOf(inches, 5), '0')).toMatchObject({ ruling: { headline: shown } });
    });

    it('rejects every temperature if the table is empty', () => {
      expect(at({ temperatures: [], columns: { name: 'X', liquid: [] } }, '0')).toEqual({
        kind: 'refused',
        field: 'value',
        say: 'Enter a temperature from 0 to 0 °F: the table ends there.',
      });
    });
  });
});

describe('altitude', () => {
  // Rounded values of the U.S. Standard Atmosphere, 1976.
  it.each([
    [0, 14.696],
    [1000, 14.173],
    [5000, 12.228],
    [10_000, 10.106],
  ])('sets the air pressure at %i ft to %f psia', (feet, psia) => {
    expect(Math.abs(atmosphereAt(feet) - psia)).toBeLessThan(0.01);
  });

  it('raises the gauge reading for the same refrigerant', () => {
    expect(headline('R-22', { value: '40', altitude: '5000' })).toBe('71.1 psig');
    expect(headline('R-22', { given: 'pressure', value: '71.07', altitude: '5000' })).toBe('40.0 °F (4.4 °C)');
  });
});

it.each([
  [0, 'psig', 14.696],
  [10, 'psia', 10],
  [29.92, 'inHg', 0],
  [0, 'kPa', 14.696],
  [101.325, 'kPaAbsolute', 14.696],
] as const)('toAbsolute converts %f %s to %f psia', (value, unit, psia) => {
  expect(Math.abs(toAbsolute(value, unit, SEA_LEVEL_PSIA) - psia)).toBeLessThan(0.01);
});

describe("check of the pressure tool's entries", () => {
  it.each<[Partial<PressureEntries>, string]>([
    [{ value: '151' }, 'Enter a temperature from −40 to 150 °F: the table ends there.'],
    [{ value: '-41' }, 'Enter a temperature from −40 to 150 °F: the table ends there.'],
    [{ value: '66', temperatureUnit: 'C' }, 'Enter a temperature from −40 to 65.6 °C: the table ends there.'],
    [{ value: 'warm' }, 'Enter a temperature from −40 to 150 °F: the table ends there.'],
    [
      { given: 'pressure', value: '9000' },
      'Enter a pressure from 0.6 psig to 381.7 psig: the table of R-22 ends there.',
    ],
    [{ given: 'pressure', value: '-5' }, 'Enter a pressure from 0.6 psig to 381.7 psig: the table of R-22 ends there.'],
    [{ given: 'pressure', value: '-5', pressureUnit: 'inHg' }, 'Enter the vacuum in inches of mercury'],
  ])('rejects %o: %s', (given, say) => {
    const found = find('R-22', given);
    expect(found).toMatchObject({ kind: 'refused', field: 'value' });
    expect(found.kind === 'refused' && found.say).toContain(say);
  });

  it('rejects an implausible altitude', () => {
    expect(find('R-22', { value: '40', altitude: '40000' })).toEqual({
      kind: 'refused',
      field: 'altitude',
      say: 'Enter the altitude in feet, from −1500 to 15,000, or leave it empty for sea level.',
    });
  });

  // R-407C has two lines: the bubble line covers 2.7 to 437.5 psig, the dew line −4.6 in. Hg to 402.5 psig.
  it.each(['0', '425'])('rejects %s psig, which only one line of a blend reaches', (value) => {
    expect(find('R-407C', { given: 'pressure', value })).toEqual({
      kind: 'refused',
      field: 'value',
      say: 'Enter a pressure from 2.7 psig to 402.5 psig: the table of R-407C ends there.',
    });
  });

  it.each<[string, Partial<PressureEntries>, string]>([
    ['no such refrigerant', { value: '40' }, 'Choose the refrigerant.'],
    ['R-22', {}, 'Enter the temperature.'],
    ['R-22', { given: 'pressure' }, 'Enter the pressure.'],
    ['R-22', { value: '-' }, 'Enter the temperature.'],
  ])('asks for a missing entry with %s, %o: %s', (name, given, say) => {
    expect(find(name, given)).toEqual({ kind: 'waiting', say });
  });
});
