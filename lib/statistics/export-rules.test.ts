import { describe, expect, it } from 'vitest';
import type { AttemptEntry } from './contract';
import { toCsv } from './export-rules';

const attempt: AttemptEntry = {
  id: '00000000-0000-4000-8000-000000000000',
  sectionName: 'Core + Type I',
  testType: 'practice',
  completed: true,
  successPercentage: 75,
  totalQuestions: 20,
  correctAnswers: 15,
  successful: true,
  totalDurationSeconds: 600,
  startedAt: '2026-11-21T04:30:00.000Z',
};

describe('exported history', () => {
  it("is a CSV table with times in the reader's zone", () => {
    const open = { ...attempt, completed: false, successPercentage: null, correctAnswers: 0, totalDurationSeconds: 0 };
    expect(toCsv([attempt, open], 'America/New_York').split('\r\n')).toEqual([
      '\ufeffStarted,Time zone,Section,Test type,Status,Score percent,Correct answers,Questions,Duration seconds,Attempt',
      `2026-11-20 23:30:00,America/New_York,Core + Type I,practice,Good,75,15,20,600,${attempt.id}`,
      `2026-11-20 23:30:00,America/New_York,Core + Type I,practice,Not completed,,,20,,${attempt.id}`,
      '',
    ]);
  });

  it('contains no formulas, and quotes cells with characters that would break a row', () => {
    const csv = (sectionName: string) => toCsv([{ ...attempt, sectionName }], 'UTC');
    for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1'])
      expect(csv(formula)).toContain(`,'${formula},`);
    expect(csv('\t=1')).toContain(`,"'\t=1",`);
    expect(csv('Pumps, "old"\nand new')).toContain('"Pumps, ""old""\nand new"');
  });
});
