import type { QuestionTier } from '@/lib/kernel/exam';
import type { SectionGroup } from '@/lib/kernel/section-groups';

export interface BankRecord {
  /** Sections in the certification's order, with the number of their questions. */
  sections: readonly { group: SectionGroup; questions: number }[];
  questions: number;
  /** Number of questions of the exam tier. */
  examQuestions: number;
  facts: number;
  /** Number of facts that were checked in their source. */
  checkedFacts: number;
  /**
   * Date of the earliest check (YYYY-MM-DD). `lastCheckedOn`: date of the latest. Both are null if no fact was checked.
   */
  checkedSince: string | null;
  lastCheckedOn: string | null;
}

const HOURS_A_DAY = 24;

/** Rounds a duration to hours, or to days from two days on. A count of 0 hours means under an hour. */
export function roundWait(hours: number): { count: number; unit: 'hour' | 'day' } {
  if (hours < 1) return { count: 0, unit: 'hour' };
  return hours < 2 * HOURS_A_DAY
    ? { count: Math.round(hours), unit: 'hour' }
    : { count: Math.round(hours / HOURS_A_DAY), unit: 'day' };
}

interface SectionTiers {
  group: SectionGroup;
  /** Tier of each question of the section. */
  tiers: readonly QuestionTier[];
}

/**
 * Builds the record of the question bank. `checks`: the date of the last check of each registered fact; null if the
 * fact was never checked.
 */
export function recordOf(sections: readonly SectionTiers[], checks: readonly (string | null)[]): BankRecord {
  const tiers = sections.flatMap((section) => section.tiers);
  const days = checks.filter((day) => day !== null).toSorted();
  return {
    sections: sections.map((section) => ({ group: section.group, questions: section.tiers.length })),
    questions: tiers.length,
    examQuestions: tiers.filter((tier) => tier === 'exam').length,
    facts: checks.length,
    checkedFacts: days.length,
    checkedSince: days[0] ?? null,
    lastCheckedOn: days.at(-1) ?? null,
  };
}
