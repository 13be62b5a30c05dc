import { Teaching } from '@/components/teaching/teaching';
import type { ExplainedQuestion } from '@/components/teaching/types';
import { OtherReasons } from './other-reasons';
import type { TextLanguage } from './use-question-translations';

export interface TaughtReasonsProps {
  question: Omit<ExplainedQuestion, 'answers'> & {
    answers: readonly { id: number; text: string; isCorrect?: boolean | undefined; why?: string | undefined }[];
  };
  language?: TextLanguage;
  /** Chosen options. Empty if the question has no answer. */
  chosenIds: readonly number[];
}

/** Explanation and reasons of a question, with links to glossary and guide. */
export function TaughtReasons({ question, language, chosenIds }: TaughtReasonsProps) {
  return (
    <>
      <Teaching question={question} language={language} />
      <OtherReasons
        language={language}
        answers={question.answers.filter(({ id, isCorrect }) => !isCorrect && !chosenIds.includes(id))}
      />
    </>
  );
}
