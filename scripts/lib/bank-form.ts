import { measureLengthRanks, measureLoneWords } from '@/lib/bank/test-wiseness/form';
import { guessByForm } from '@/lib/bank/test-wiseness/guesser';
import type { Breach, Placed } from './bank-rules';

/**
 * Limits on what the form of the options (length, single words) may reveal about the key. Shares range from 0 to 1; a
 * blind guess scores 0.25.
 */
const FORM = {
  lengthRank: 0.3,
  loneWord: { least: 0.15, most: 0.4, questions: 30 },
  guesser: 0.31,
} as const;

const LENGTH_RANKS = ['shortest', 'second-shortest', 'second-longest', 'longest'] as const;
const SHOWN = 8;

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

export interface FormFindings {
  breaches: Breach[];
  /** Lines to print: the score of a guesser who sees only the form, and the questions that reveal most. */
  report: string[];
}

/** Measures how well the keys of these questions can be guessed from the form of their options. */
export function checkForm(name: string, questions: readonly Placed[]): FormFindings {
  const messages: string[] = [];
  for (const [rank, share] of measureLengthRanks(questions).shares.entries()) {
    if (share <= FORM.lengthRank) continue;
    messages.push(
      `the ${LENGTH_RANKS[rank]} option is the key in ${percent(share)} (limit ${percent(FORM.lengthRank)})`,
    );
  }
  const { least, most, questions: fewest } = FORM.loneWord;
  for (const { word, questions: count, keys } of measureLoneWords(questions, fewest)) {
    if (keys >= least && keys <= most) continue;
    messages.push(
      `"${word}" in one option alone marks the key in ${percent(keys)} of ${count} (wanted ${percent(least)} to ${percent(most)})`,
    );
  }
  const { score, giveaways } = guessByForm(questions);
  if (score > FORM.guesser)
    messages.push(`a guesser by form scores ${percent(score)} (limit ${percent(FORM.guesser)})`);
  const worst = giveaways.slice(0, SHOWN).map(({ question, probability }) => `${question.id} ${percent(probability)}`);
  return {
    breaches: messages.map((message) => ({ file: name, question: '-', message })),
    report: [`${name}: a guesser by form scores ${percent(score)}; most given away: ${worst.join(', ')}`],
  };
}
