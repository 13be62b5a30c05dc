import { PASS_PERCENT } from '@/lib/kernel/exam';

/** Words and tones for a score. They are in a separate file, because the page of a test does not need them. */

/** Names of the comments on a score. */
export type ScoreMessage = 'excellent' | 'greatJob' | 'wellDone' | 'goodEffort' | 'keepPracticing';

export function scoreMessage(percent: number): ScoreMessage {
  if (percent >= 90) return 'excellent';
  if (percent >= 80) return 'greatJob';
  if (percent >= PASS_PERCENT) return 'wellDone';
  if (percent >= 60) return 'goodEffort';
  return 'keepPracticing';
}

/** Returns the tone of a score: good from 80 %, warning from 60 %. */
export function scoreTone(percent: number): 'good' | 'warning' | 'bad' {
  if (percent >= 80) return 'good';
  return percent >= 60 ? 'warning' : 'bad';
}

/** Returns the tone of a section's bar: good from the pass mark, warning from 50 %. */
export function sectionTone(percent: number): 'good' | 'warning' | 'bad' {
  if (percent >= PASS_PERCENT) return 'good';
  return percent >= 50 ? 'warning' : 'bad';
}
