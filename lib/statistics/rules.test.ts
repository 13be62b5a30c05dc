import { describe, expect, it } from 'vitest';
import type { AttemptEntry } from './contract';
import { averageLabel, isSuccessScore, statusBadge, streakLabel } from './rules';

const attempt = (successPercentage: number | null, completed = true): AttemptEntry => ({
  id: '00000000-0000-4000-8000-000000000000',
  sectionName: 'Core',
  testType: 'practice',
  completed,
  successPercentage,
  totalQuestions: 10,
  correctAnswers: 0,
  successful: false,
  totalDurationSeconds: 0,
  startedAt: '2026-11-21T12:00:00.000Z',
});

describe('the labels of scores, averages and streaks', () => {
  it.each([
    [null, 'No score'],
    [0, 'Unsatisfactory'],
    [49, 'Unsatisfactory'],
    [50, 'Satisfactory'],
    [69, 'Satisfactory'],
    [70, 'Good'],
    [89, 'Good'],
    [90, 'Excellent'],
    [100, 'Excellent'],
  ])('calls a completed attempt of %s percent %s', (percent, label) => {
    expect(statusBadge(attempt(percent)).label).toBe(label);
  });

  it('calls an attempt that was left Not completed', () => {
    expect(statusBadge(attempt(null, false)).label).toBe('Not completed');
  });

  it.each([
    [100, 'Excellent'],
    [90, 'Excellent'],
    [89.9, 'Good'],
    [70, 'Good'],
    [69.9, 'Satisfactory'],
    [50, 'Satisfactory'],
    [49.9, 'Needs Improvement'],
    [0, 'Needs Improvement'],
  ])('calls an average of %s percent %s', (percent, label) => {
    expect(averageLabel(percent).label).toBe(label);
  });

  it.each([
    [0, 'Begin'],
    [1, 'Start'],
    [2, 'Start'],
    [3, 'Great!'],
    [5, 'Great!'],
    [6, 'On Fire!'],
    [60, 'On Fire!'],
  ])('calls a streak of %s %s', (streak, label) => {
    expect(streakLabel(streak).label).toBe(label);
  });

  it('gives the success badge from 70 percent', () => {
    expect([69, 70, null].map((percent) => isSuccessScore(attempt(percent)))).toEqual([false, true, false]);
  });

  it('praises no exam with a section that is not passed, whatever its percentage', () => {
    const exam = (percent: number, successful: boolean): AttemptEntry => ({
      ...attempt(percent),
      testType: 'exam',
      successful,
    });
    expect([95, 72, 69, 40].map((percent) => statusBadge(exam(percent, false)).label)).toEqual([
      'Not passed',
      'Not passed',
      'Satisfactory',
      'Unsatisfactory',
    ]);
    expect(isSuccessScore(exam(95, false))).toBe(false);
    expect(statusBadge(exam(95, true)).label).toBe('Excellent');
    expect(isSuccessScore(exam(95, true))).toBe(true);
  });
});
