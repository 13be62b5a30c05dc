import type { AttemptEntry, SectionStats, StatisticsView } from './contract';
import { bestSection, favoriteSection } from './rules';
import type { BestsRow, EntryRow, SectionRow, SummaryRow } from './store';

const toTenth = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);
const toWhole = (value: number | null): number | null => (value === null ? null : Math.round(value));
const iso = (at: Date | string): string => new Date(at).toISOString();

export const viewEntry = (row: EntryRow): AttemptEntry => ({
  id: row.id,
  sectionName: row.sectionName,
  testType: row.testType,
  completed: row.completed,
  successPercentage: row.successPercentage,
  totalQuestions: row.totalQuestions,
  correctAnswers: row.correctAnswers,
  totalDurationSeconds: row.totalDurationSeconds,
  successful: row.successful,
  startedAt: iso(row.startedAt),
});

const viewSection = (row: SectionRow): SectionStats => ({
  sectionId: row.sectionId,
  sectionName: row.sectionName,
  attempts: row.attempts,
  completedAttempts: row.completedAttempts,
  successfulAttempts: row.successfulAttempts,
  averageScore: toTenth(row.averageScore),
  averageTime: toWhole(row.averageTime),
  lastAttempt: iso(row.lastAttempt),
  bestAttempt: row.bestAttempt && viewEntry(row.bestAttempt),
  answeredQuestions: row.answeredQuestions,
  correctAnswers: row.correctAnswers,
  averageTimePerQuestion: toTenth(row.averageTimePerQuestion),
});

export function viewStatistics(read: { summary: SummaryRow; bests: BestsRow; sections: SectionRow[] }): StatisticsView {
  const { summary, bests } = read;
  const sectionStats = read.sections.map(viewSection);
  const { completedAttempts, successfulAttempts } = summary;
  return {
    summary: {
      totalAttempts: summary.totalAttempts,
      completedAttempts,
      successfulAttempts,
      successRate: completedAttempts === 0 ? null : toTenth((100 * successfulAttempts) / completedAttempts),
      averageScore: toTenth(summary.averageScore),
      averageTimePerTest: toWhole(summary.averageTimePerTest),
      firstAttempt: summary.firstAttempt && iso(summary.firstAttempt),
      lastAttempt: summary.lastAttempt && iso(summary.lastAttempt),
      favoriteSection: favoriteSection(sectionStats),
    },
    personalBests: {
      highestScore: bests.highestScore && viewEntry(bests.highestScore),
      fastestCompletion: bests.fastestCompletion && viewEntry(bests.fastestCompletion),
      bestSection: bestSection(sectionStats),
      longestStreak: bests.longestStreak,
    },
    sectionStats,
    scores: summary.scores.map((score) => ({ ...score, startedAt: iso(score.startedAt) })),
  };
}
