import type { QuestionTier } from '@/lib/kernel/exam';

export interface BankRecord {
  /** In the certification's order. */
  sections: readonly { name: string; questions: number }[];
  questions: number;
  /** Of them, in the exam's own shape. */
  examQuestions: number;
  facts: number;
  /** Of them, seen in their source. */
  checkedFacts: number;
  /** The first and the last day (YYYY-MM-DD) of these checks; null where nothing was checked. */
  checkedSince: string | null;
  lastCheckedOn: string | null;
}

const HOURS_A_DAY = 24;

/** How long something waited, as people say it. */
export function waitInWords(hours: number): string {
  if (hours < 1) return 'under an hour';
  const [size, unit] = hours < 2 * HOURS_A_DAY ? [Math.round(hours), 'hour'] : [Math.round(hours / HOURS_A_DAY), 'day'];
  return `${size} ${unit}${size === 1 ? '' : 's'}`;
}

interface SectionTiers {
  name: string;
  /** Of each of its questions. */
  tiers: readonly QuestionTier[];
}

/** `checks`: of each registered fact the day of its last check, null where there was none. */
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
