import type { AssignedView } from './contract';
import { reachesMark } from './rules';

/** Returns a sentence that says how many attempts the student has used, and which one counts. */
export function attemptsWords({ attempts, begun }: Pick<AssignedView, 'attempts' | 'begun'>): string {
  if (attempts === null) return 'You can take this test as often as you like. Your best attempt counts.';
  const used = `${begun} of ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} used.`;
  return attempts === 1 ? used : `${used} Your best attempt counts.`;
}

/** Returns a sentence that says whether the test is on the student's certificate of completion, and why. */
export function certificateWords({
  best,
  certificateMark,
  state,
}: Pick<AssignedView, 'best' | 'certificateMark' | 'state'>): string {
  const needed = `${certificateMark}%`;
  if (best === null) return `To get a certificate for this test, you need at least ${needed} right.`;
  const reached = `${best.correct} of ${best.total}`;
  if (reachesMark(best, certificateMark)) {
    return `Certificate of this class: yes, ${reached} is enough (${needed} needed). Download it in My Classes.`;
  }
  const advice = state === 'open' ? 'You can take the test again.' : 'Ask your instructor for another attempt.';
  return `Certificate of this class: not yet. It needs ${needed} right, and your best attempt has ${reached}. ${advice}`;
}
