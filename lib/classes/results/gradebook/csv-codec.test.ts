import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toAssignmentId, toPlaceId } from '@/lib/kernel/ids';
import { writeGradebook } from './csv-codec';

it('the gradebook file has a row per student and a column per test, and no cell that a spreadsheet executes', () => {
  const best = { correct: 18, total: 25, percentage: 72, late: true };
  const text = writeGradebook({
    className: 'HVAC 101',
    tests: ['=1+1', 'Lab, part 2', 'Final'].map((title) => ({ id: toAssignmentId(title), title })),
    students: [
      {
        placeId: toPlaceId('1'),
        name: '@SUM(A1)',
        cells: [
          { status: 'finished', best },
          { status: 'begun', best: null },
          { status: 'not-begun', best: null },
        ],
      },
    ],
  });
  expect(parse(text, { bom: true })).toEqual([
    ['Student', "'=1+1 (percent)", 'Lab, part 2 (percent)', 'Final (percent)'],
    ["'@SUM(A1)", '72', 'started', 'not started'],
  ]);
});
