import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { toAssignmentId, toPlaceId } from '@/lib/kernel/ids';
import type { TestResults } from './contract';
import { writeResults } from './csv-codec';

const best = {
  startedAt: '2026-11-21T12:00:00.000Z',
  completedAt: '2026-11-21T12:30:00.000Z',
  durationSeconds: 1800,
  correct: 18,
  total: 25,
  percentage: 72,
  successful: true,
  late: false,
  onPaper: true,
  sections: [{ sectionId: 6, name: 'Core', correct: 18, total: 25, passed: true }],
  wouldCertifyIn: '',
};
const results: TestResults = {
  className: 'HVAC 101',
  assignment: { id: toAssignmentId('a'), title: 'Quiz', testType: 'exam', certificateMark: 70 },
  students: [
    { placeId: toPlaceId('1'), name: '=HYPERLINK("http://evil.test")', status: 'finished', attempts: 2, best },
    { placeId: toPlaceId('2'), name: 'Lee, "Sam"', status: 'not-begun', attempts: 0, best: null },
  ],
};

describe('the file of results', () => {
  const rows: string[][] = parse(writeResults(results), { bom: true });

  it('has a row for each student, two columns for each section, and the certification that an exam would earn', () => {
    const [head, one, other] = rows;
    expect(head?.slice(10)).toEqual(['Core right', 'Core questions', 'Would certify in']);
    expect(one?.slice(1)).toEqual([
      'finished',
      '2',
      '18',
      '25',
      '72',
      'yes',
      'no',
      'yes',
      best.completedAt,
      '18',
      '25',
      'nothing yet',
    ]);
    expect(other).toEqual(['Lee, "Sam"', 'not started', '0', ...Array(10).fill('')]);
  });

  it('contains no cell that a spreadsheet executes', () => {
    expect(rows[1]?.[0]).toBe('\'=HYPERLINK("http://evil.test")');
  });
});
