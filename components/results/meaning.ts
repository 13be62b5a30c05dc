import { type Certification, certificationOf } from '@/lib/attempts/certification-rules';
import type { AttemptResult } from '@/lib/attempts/contract';
import { judgedPercentage, reachesShare } from '@/lib/attempts/rules';
import { type ScoreMessage, scoreMessage } from '@/lib/attempts/score-rules';
import { PASS_PERCENT } from '@/lib/kernel/exam';

interface Named {
  sectionId: number;
  name: string;
}

/** Meaning of the result for the certification. */
type Verdict =
  | { kind: 'exam'; certification: Certification; isOpenBook: boolean }
  /** Both lists are empty if all answers had been shown shortly before. */
  | { kind: 'practice'; onPace: readonly Named[]; below: readonly Named[] };

export interface Meaning {
  /** `part`: some of the sections are passed. `unknown`: the result says nothing about passing. */
  reached: 'all' | 'part' | 'none' | 'unknown';
  verdict: Verdict;
  /** Comment on the percentage. Null if it would contradict the verdict. */
  message: ScoreMessage | null;
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
    return own.length === 0 ? [] : [{ sectionId, name, passed: reachesShare(correct, own.length, PASS_PERCENT) }];
  });
  const onPace = judged.filter(({ passed }) => passed);
  const below = judged.filter(({ passed }) => !passed);
  const verdict = { kind: 'practice', onPace, below } as const;
  if (judged.length === 0) return { reached: 'unknown', verdict };
  return { reached: below.length === 0 ? 'all' : onPace.length === 0 ? 'none' : 'part', verdict };
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
  const certification = certificationOf(sections, result.openBook);
  const { reached } = certification;
  const isPraise = judged >= PASS_PERCENT;
  const verdict = { kind: 'exam', certification, isOpenBook: result.openBook } as const;
  return { reached, verdict, message: isPraise === (reached === 'all') ? message : null };
}
