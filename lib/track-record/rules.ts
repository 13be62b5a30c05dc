import type { QuestionTier } from '@/lib/kernel/exam';

export interface BankRecord {
  /** Sections in the certification's order, with the number of their questions. */
  sections: readonly { name: string; questions: number }[];
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

/** Returns a wait in words: "under an hour", "5 hours", "3 days". */
export function waitInWords(hours: number): string {
  if (hours < 1) return 'under an hour';
  const [size, unit] = hours < 2 * HOURS_A_DAY ? [Math.round(hours), 'hour'] : [Math.round(hours / HOURS_A_DAY), 'day'];
  return `${size} ${unit}${size === 1 ? '' : 's'}`;
}

interface SectionTiers {
  name: string;
  /** Tier of each question of the section. */
  tiers: readonly QuestionTier[];
}

/**
 * Builds the record of the question bank. `checks`: for each registered fact, the date of its last check; null if it
 * was never checked.
 */
export function recordOf(sections: readonly SectionTiers[], checks: readonly (string | null)[]): BankRecord {
  const tiers = sections.flatMap((section) => section.tiers);
  const days = checks.filter((day) => day !== null).toSorted();
  return {
    sections: sections.map((section) => ({ name: section.name, questions: section.tiers.length })),
    questions: tiers.length,
    examQuestions: tiers.filter((tier) => tier === 'exam').length,
    facts: checks.length,
    checkedFacts: days.length,
    checkedSince: days[0] ?? null,
    lastCheckedOn: days.at(-1) ?? null,
  };
}
