import { describe, expect, it } from 'vitest';
import type { AttemptEntry } from './contract';
import {
  averageLabel,
  bestSection,
  favoriteSection,
  isInReach,
  isSuccessScore,
  statusBadge,
  streakLabel,
} from './rules';

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

describe('labels of scores, averages and streaks', () => {
  it.each([
    [null, 'noScore', 'default'],
    [0, 'unsatisfactory', 'error'],
    [49, 'unsatisfactory', 'error'],
    [50, 'satisfactory', 'warning'],
    [69, 'satisfactory', 'warning'],
    [70, 'good', 'info'],
    [89, 'good', 'info'],
    [90, 'excellent', 'success'],
    [100, 'excellent', 'success'],
  ])('show a completed attempt of %s percent as %s, with the tone %s', (percent, label, tone) => {
    expect(statusBadge(attempt(percent))).toEqual({ label, tone });
  });

  it('show an abandoned attempt as not completed, in a neutral color', () => {
    expect(statusBadge(attempt(null, false))).toEqual({ label: 'notCompleted', tone: 'default' });
  });

  it.each([
    [100, 'excellent', 'success'],
    [90, 'excellent', 'success'],
    [89.9, 'good', 'info'],
    [70, 'good', 'info'],
    [69.9, 'satisfactory', 'warning'],
    [50, 'satisfactory', 'warning'],
    [49.9, 'needsImprovement', 'error'],
    [0, 'needsImprovement', 'error'],
  ])('show an average of %s percent as %s, with the tone %s', (percent, label, tone) => {
    expect(averageLabel(percent)).toEqual({ label, tone });
  });

  it.each([
    [0, 'begin', 'default'],
    [1, 'start', 'default'],
    [2, 'start', 'default'],
    [3, 'great', 'info'],
    [5, 'great', 'info'],
    [6, 'onFire', 'success'],
    [60, 'onFire', 'success'],
  ])('show a streak of %s as %s, with the tone %s', (streak, label, tone) => {
    expect(streakLabel(streak)).toEqual({ label, tone });
  });

  it('show the success badge from 70 percent', () => {
    expect([69, 70, null].map((percent) => isSuccessScore(attempt(percent)))).toEqual([false, true, false]);
  });

  it('show no success for an exam with a failed section, even with a high percentage', () => {
    const exam = (percent: number, successful: boolean): AttemptEntry => ({
      ...attempt(percent),
      testType: 'exam',
      successful,
    });
    for (const percent of [95, 70, 69, 40]) {
      expect(statusBadge(exam(percent, false))).toEqual({ label: 'notPassed', tone: 'error' });
    }
    expect(isSuccessScore(exam(95, false))).toBe(false);
    expect(statusBadge(exam(95, true)).label).toBe('excellent');
    expect(isSuccessScore(exam(95, true))).toBe(true);
  });
});

it.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2026-11-21', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
])('isInReach accepts %s as a filter date: %s', (date, isReached) => {
  expect(isInReach(date)).toBe(isReached);
});

describe('favoriteSection and bestSection', () => {
  const section = (
    sectionName: string,
    counts: { attempts?: number; answeredQuestions?: number; averageScore?: number | null; completedAttempts?: number },
  ) => ({ sectionName, attempts: 1, answeredQuestions: 0, averageScore: null, completedAttempts: 0, ...counts });

  it.each([
    ['none if nothing was practiced', [], null],
    [
      'the one in most attempts, even with fewer answers',
      [
        section('Core', { attempts: 2, answeredQuestions: 90 }),
        section('Type I', { attempts: 3, answeredQuestions: 30 }),
        section('Type II', { attempts: 1, answeredQuestions: 99 }),
      ],
      'Type I',
    ],
    [
      'the one with more answers if the attempts are equal',
      [
        section('Core', { attempts: 3, answeredQuestions: 30 }),
        section('Type I', { attempts: 3, answeredQuestions: 45 }),
      ],
      'Type I',
    ],
  ])('choose as the favorite section %s', (_name, sections, favorite) => {
    expect(favoriteSection(sections)).toBe(favorite);
  });

  it.each([
    ['none if nothing was completed', [section('Core', { attempts: 9 })], null],
    [
      'the one with the highest average, even if it was completed less often',
      [
        section('Core', { averageScore: 60, completedAttempts: 9 }),
        section('Type I', { averageScore: 80, completedAttempts: 1 }),
        section('Type II', { averageScore: 70, completedAttempts: 5 }),
      ],
      'Type I',
    ],
    [
      'the one completed more often if the averages are equal',
      [
        section('Core', { averageScore: 80, completedAttempts: 1 }),
        section('Type I', { averageScore: 80, completedAttempts: 2 }),
      ],
      'Type I',
    ],
    [
      'the one with only wrong answers rather than the one without a score',
      [section('Core', {}), section('Type I', { averageScore: 0, completedAttempts: 1 })],
      'Type I',
    ],
  ])('choose as the best section %s', (_name, sections, best) => {
    expect(bestSection(sections)).toBe(best);
  });
});
