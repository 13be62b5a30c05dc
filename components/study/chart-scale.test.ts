import { expect, test } from 'vitest';
import { nearestTo, PLOT_SIZES, scaleFor, spreadNames, withUnit } from '@/components/study/chart-scale';

test('spreadNames moves overlapping labels apart and keeps their order', () => {
  expect(spreadNames([100, 20, 22])).toEqual([100, 20, 37]);
});

test('the chart scale fits every reading between the axes', () => {
  const points = [
    { fahrenheit: 32, psig: -10, printed: '20.3v' },
    { fahrenheit: 100, psig: 19, printed: '19.1' },
  ];
  const { xTicks, yTicks } = scaleFor([{ refrigerant: 'R-123', points }], PLOT_SIZES.phone);
  expect(xTicks[0]).toBeLessThanOrEqual(32);
  expect(xTicks.at(-1)).toBeGreaterThanOrEqual(100);
  expect(yTicks[0]).toBeLessThanOrEqual(-10);
  expect(yTicks.at(-1)).toBeGreaterThanOrEqual(19);
});

test('withUnit formats a vacuum in inches of mercury', () => {
  expect(withUnit({ fahrenheit: 36, psig: -9.5, printed: '19.3v' }, 'in. Hg vac.')).toBe('19.3 in. Hg vac.');
  expect(withUnit({ fahrenheit: 70, psig: 121, printed: '121' }, 'in. Hg vac.')).toBe('121 psig');
});

test('nearestTo finds the reading nearest to room temperature', () => {
  expect(nearestTo(70, [32, 60, 72, 100])).toBe(2);
  expect(nearestTo(70, [])).toBe(0);
});
