import type { QuestionTier } from '@/lib/kernel/exam';

export interface BankRecord {
  /** Sections in the certification's order. */
  sections: readonly { name: string; questions: number }[];
  questions: number;
  /** Those of them in the exam's own format. */
  examQuestions: number;
  facts: number;
  /** Those of them that were checked in their source. */
  checkedFacts: number;
  /** First and last day (YYYY-MM-DD) of these checks; null if nothing was checked. */
  checkedSince: string | null;
  lastCheckedOn: string | null;
}

const HOURS_A_DAY = 24;

/** Words a wait for people. */
export function waitInWords(hours: number): string {
  if (hours < 1) return 'under an hour';
  const [size, unit] = hours < 2 * HOURS_A_DAY ? [Math.round(hours), 'hour'] : [Math.round(hours / HOURS_A_DAY), 'day'];
  return `${size} ${unit}${size === 1 ? '' : 's'}`;
}

interface SectionTiers {
  name: string;
  /** Tier of each of its questions. */
  tiers: readonly QuestionTier[];
}

/** Builds the record. `checks`: the day of each registered fact's last check, null if there was none. */
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
