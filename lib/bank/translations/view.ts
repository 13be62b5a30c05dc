import type { Picture } from '@/lib/bank/picture/contract';
import { referenceInSpanish } from './reference-rules';
import type { TranslationRow } from './store';

/** The texts of a question with its key. */
interface Texts {
  text: string;
  explanation: string;
  reference: string;
  picture: Picture | null;
  options: readonly { id: number; text: string; why: string }[];
}

/** Returns the question with the texts of a translation, which has the ids of the options. */
export function withTranslation<Q extends Texts>(
  question: Q,
  { text, explanation, picture, answers }: TranslationRow,
): Q {
  const translated = new Map(answers.map((answer) => [answer.id, answer]));
  return {
    ...question,
    text,
    explanation,
    reference: referenceInSpanish(question.reference),
    picture: question.picture && { ...question.picture, description: picture },
    options: question.options.map((option) => ({ ...option, ...translated.get(option.id) })),
  };
}
