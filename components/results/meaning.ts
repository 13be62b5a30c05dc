import { certificationOf } from '@/lib/attempts/certification/rules';
import type { AttemptResult } from '@/lib/attempts/contract';
import { judgedPercentage, scoreMessage } from '@/lib/attempts/rules';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';

export interface Meaning {
  /** `part`: something is reached, and something that was tried is not. */
  reached: 'all' | 'part' | 'none';
  /** What the result means for the certification. */
  headline: string;
  /** The word for the percentage; null where it would contradict the headline. */
  message: string | null;
}

/** Practice certifies nothing; it says how far each section is from the share that passes. */
function practiceMeaning({ sections }: AttemptResult): Omit<Meaning, 'message'> {
  const names = (passed: boolean) =>
    listNames(sections.filter((section) => section.passed === passed).map((section) => section.name));
  const [reached, missed] = [names(true), names(false)];
  const parts = [
    reached ? `On pace to pass ${reached}.` : '',
    missed ? `Below passing in ${missed}: it takes ${PASS_PERCENT}%${missed.includes(' and ') ? ' in each' : ''}.` : '',
  ];
  return {
    reached: missed === '' ? 'all' : reached === '' ? 'none' : 'part',
    headline: parts.filter(Boolean).join(' '),
  };
}

/** Null for a test that says nothing about the certification: favorites, which are a few questions from anywhere. */
export function meaningOf(result: AttemptResult): Meaning | null {
  const judged = judgedPercentage(result.testType, result.score);
  const message = scoreMessage(judged);
  if (result.testType === 'favorites') return null;
  if (result.testType === 'practice') return { ...practiceMeaning(result), message };
  const { reached, headline } = certificationOf(result.sections, result.openBook);
  const isPraise = judged >= PASS_PERCENT;
  return { reached, headline, message: isPraise === (reached === 'all') ? message : null };
}
