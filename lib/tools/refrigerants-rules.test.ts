import { describe, expect, it } from 'vitest';
import { REFRIGERANTS as CHART, TEMPERATURES } from '@/components/pressure-chart/pressure-table';
import { loadFigures } from './loader';
import { findRefrigerant, type PressureClass, REFRIGERANTS } from './refrigerants-rules';

const ATMOSPHERE_PSIA = 14.696;
const LINES = loadFigures(['pressure-class-very-high', 'pressure-class-high', 'pressure-class-medium']).figures;
const [VERY_HIGH, HIGH, MEDIUM] = LINES.map(([, { value }]) => Number(value)) as [number, number, number];

/** Returns the pressure class for the saturation pressure of a liquid at 104 °F: 40 CFR 82.152. */
function classOf(psia: number): PressureClass {
  if (psia > VERY_HIGH) return 'very-high';
  if (psia >= HIGH) return 'high';
  return psia >= MEDIUM ? 'medium' : 'low';
}

describe('pressure classes', () => {
  it.each(REFRIGERANTS.filter(({ isExempt }) => !isExempt))(
    'agree with the chart: $name is $pressureClass',
    (refrigerant) => {
      const { name, pressureClass, psia } = refrigerant;
      if (psia !== undefined) expect(classOf(psia)).toBe(pressureClass);
      const psig = CHART.find((one) => one.name === name)?.liquid[TEMPERATURES.indexOf(104)];
      if (psig === undefined) return;
      const atLine = psig >= 0 ? psig + ATMOSPHERE_PSIA : psig * 0.491154 + ATMOSPHERE_PSIA;
      expect(classOf(atLine)).toBe(pressureClass);
      if (psia !== undefined) expect(Math.abs(psia - atLine)).toBeLessThan(1);
    },
  );

  it('include every refrigerant of the chart', () => {
    expect(CHART.filter(({ name }) => !findRefrigerant(name))).toEqual([]);
  });

  it('have the registered boiling points', () => {
    const ids = { 'R-11': 'r11', 'R-113': 'r113', 'R-123': 'r123', 'R-245fa': 'r245fa', 'R-1233zd(E)': 'r1233zd' };
    for (const [name, id] of Object.entries(ids)) {
      const [entry] = loadFigures([`boiling-point-${id}`]).figures;
      expect(findRefrigerant(name)?.boilsAt, name).toBe(entry?.[1].value);
    }
  });
});
