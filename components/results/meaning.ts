import { certificationOf } from '@/lib/attempts/certification-rules';
import type { AttemptResult } from '@/lib/attempts/contract';
import { judgedPercentage, reachesShare } from '@/lib/attempts/rules';
import { scoreMessage } from '@/lib/attempts/score-rules';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';

const SEEN = "You saw these answers in the last day, so this says nothing about passing. It's good for your memory.";

export interface Meaning {
  /** `part`: some of the sections are passed. `unknown`: the result says nothing about passing. */
  reached: 'all' | 'part' | 'none' | 'unknown';
  /** Meaning of the result for the certification. */
  headline: string;
  /** Comment on the percentage. Null if it would contradict the headline. */
  message: string | null;
}

/**
 * Compares the share of right answers in each section with the pass mark. Ignores withdrawn questions, and questions
 * whose answers were shown within the day before. Practice certifies nothing.
 */
function practiceMeaning({ sections, questions }: AttemptResult): Omit<Meaning, 'message'> {
  const fresh = questions.filter(({ isRepeat, fair }) => !isRepeat && fair !== 'out');
  const judged = sections.flatMap(({ sectionId, name }) => {
    const own = fresh.filter((question) => question.sectionId === sectionId);
    const correct = own.filter(({ isCorrect }) => isCorrect).length;
    return own.length === 0 ? [] : [{ name, passed: reachesShare(correct, own.length, PASS_PERCENT) }];
  });
  if (judged.length === 0) return { reached: 'unknown', headline: SEEN };
  const names = (passed: boolean) =>
    listNames(judged.filter((section) => section.passed === passed).map((section) => section.name));
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

/** Returns null for favorites, because a few questions from any section say nothing about the certification. */
export function meaningOf(result: AttemptResult): Meaning | null {
  const judged = judgedPercentage(result.testType, result.score);
  const message = scoreMessage(judged);
  if (result.testType === 'favorites') return null;
  if (result.testType === 'practice') return { ...practiceMeaning(result), message };
  const sections = result.sections.map((section) => ({
    ...section,
    withdrawn: result.questions.filter(({ sectionId, fair }) => sectionId === section.sectionId && fair === 'out')
      .length,
  }));
  const { reached, headline } = certificationOf(sections, result.openBook);
  const isTestimonial = judged >= PASS_PERCENT;
  return { reached, headline, message: isTestimonial === (reached === 'all') ? message : null };
}
