import { Explanation } from '@/components/ui/explanation';
import type { AskedQuestion } from '@/lib/browser/attempt/current-attempt';
import { OtherReasons } from './other-reasons';
import type { TextLanguage } from './use-question-translations';

interface PlainReasonsProps {
  question: Pick<AskedQuestion, 'answers' | 'explanation' | 'reference'>;
  language?: TextLanguage;
  chosenIds: readonly number[];
}

/** Explanation and reasons of a question without links to glossary and guide. */
export function PlainReasons({ question, language, chosenIds }: PlainReasonsProps) {
  return (
    <>
      <Explanation text={question.explanation} language={language} source={question.reference} />
      <OtherReasons
        language={language}
        answers={question.answers.filter(({ id, isCorrect }) => !isCorrect && !chosenIds.includes(id))}
      />
    </>
  );
}
