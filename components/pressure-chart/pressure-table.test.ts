import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUIDES } from '@/lib/study/guides/catalog';
import { listSaturationCurves } from '@/lib/study/saturation-rules';
import { REFRIGERANTS, TEMPERATURES } from './pressure-table';

const PSI_PER_IN_HG = 0.491154;
const psigOf = (reading: number) => (reading < 0 ? reading * PSI_PER_IN_HG : reading);

function readAt(name: string, fahrenheit: number, line: 'liquid' | 'vapor' = 'liquid'): number {
  const reading = REFRIGERANTS.find((known) => known.name === name)?.[line]?.[TEMPERATURES.indexOf(fahrenheit)];
  if (reading === undefined) throw new Error(`The chart has no ${line} reading of ${name} at ${fahrenheit} °F`);
  return psigOf(reading);
}

describe('pressure-temperature chart', () => {
  // Values from manufacturers' charts, which use NIST's REFPROP. For blends: the liquid line.
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
  ])('reads %s at %i °F within 1 psi of a published chart', (name, fahrenheit, published) => {
    expect(Math.abs(readAt(name, fahrenheit) - published)).toBeLessThan(1);
  });

  it('agrees with the guides’ tables within half a psi plus rounding', () => {
    const readings = listSaturationCurves(GUIDES).flatMap(({ refrigerant, points }) =>
      points.flatMap(({ fahrenheit, psig }) =>
        TEMPERATURES.includes(fahrenheit) && REFRIGERANTS.some(({ name }) => name === refrigerant)
          ? [{ refrigerant, fahrenheit, psig }]
          : [],
      ),
    );
    expect(readings.length).toBeGreaterThan(50);
    const off = readings.filter(
      ({ refrigerant, fahrenheit, psig }) => Math.abs(readAt(refrigerant, fahrenheit) - psig) > 0.6,
    );
    expect(off).toEqual([]);
  });

  it.each([
    // Pressures at 104 °F in psia, by which 40 CFR 82.152 defines its pressure classes.
    ['R-123', 22],
    ['R-11', 25],
    ['R-1233zd(E)', 31],
    ['R-12', 139],
    ['R-134a', 147],
    ['R-22', 222],
    ['R-410A', 352],
    ['R-32', 359],
  ])('shows a pressure for %s at 104 °F that is within 1 psi of the figure for its class', (name, psia) => {
    expect(Math.abs(readAt(name, 104) + 14.696 - psia)).toBeLessThan(1);
  });

  it('covers -40 to 150 °F in steps of 5, with a reading for each refrigerant', () => {
    const steps = Array.from({ length: 39 }, (_, step) => -40 + 5 * step);
    expect(steps.filter((fahrenheit) => !TEMPERATURES.includes(fahrenheit))).toEqual([]);
    for (const { liquid, vapor } of REFRIGERANTS) {
      for (const line of vapor ? [liquid, vapor] : [liquid]) {
        expect(line).toHaveLength(TEMPERATURES.length);
        const pressures = line.map(psigOf);
        expect(pressures).toEqual([...pressures].sort((one, other) => one - other));
      }
    }
  });

  it('has a vapor line below the liquid line for each blend with glide', () => {
    const gliding = REFRIGERANTS.filter(({ vapor }) => vapor);
    expect(gliding.map(({ name }) => name)).toEqual(['R-404A', 'R-407C', 'R-454B']);
    for (const { name } of gliding) {
      for (const fahrenheit of TEMPERATURES) {
        expect(readAt(name, fahrenheit, 'vapor')).toBeLessThan(readAt(name, fahrenheit));
      }
    }
  });

  it('includes every refrigerant whose pressure a question asks for', () => {
    const names = ['R-11', 'R-12', 'R-22', 'R-32', 'R-113', 'R-123', 'R-134a', 'R-245fa', 'R-290', 'R-600a'];
    const blends = ['R-404A', 'R-407C', 'R-410A', 'R-454B', 'R-1233zd(E)', 'R-1234yf'];
    expect(REFRIGERANTS.map(({ name }) => name)).toEqual(expect.arrayContaining([...names, ...blends]));
  });

  it('names its source and version', () => {
    expect(readFileSync('components/pressure-chart/pressure-table.ts', 'utf8')).toMatch(/CoolProp \d+\.\d+\.\d+/);
  });
});
