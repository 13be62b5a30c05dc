import { Teaching } from '@/components/teaching/teaching';
import type { ExplainedQuestion } from '@/components/teaching/types';
import { cn } from '@/components/ui/cn';
import { AnswerBody, markClasses, markOf } from './answer-body';
import { OtherReasons } from './other-reasons';
import type { TextLanguage } from './use-question-translations';

interface ExplainedAnswersProps {
  question: Omit<ExplainedQuestion, 'answers'> & {
    isMultiAnswer: boolean;
    answers: readonly { id: number; text: string; isCorrect?: boolean | undefined; why?: string | undefined }[];
  };
  language?: TextLanguage;
  /** Chosen options. Empty if the question has no answer. */
  chosenIds: readonly number[];
}

/** Options of a question with the key, the choice and the reasons. Used for results and favorites. */
export function ExplainedAnswers({ question, language, chosenIds }: ExplainedAnswersProps) {
  const isChosen = (id: number) => chosenIds.includes(id);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {question.answers.map(({ id, text, isCorrect = false, why }, place) => {
          const mark = markOf(true, isChosen(id), isCorrect);
          return (
            <li
              key={id}
              className={cn(
                'flex items-start gap-3 rounded-xl border-2 p-3',
                markClasses(mark) ?? 'border-border text-muted-foreground',
              )}
            >
              <AnswerBody
                place={place + 1}
                text={text}
                language={language}
                isChosen={isChosen(id)}
                isMultiAnswer={question.isMultiAnswer}
                mark={mark}
                why={mark === 'none' ? undefined : why}
              />
            </li>
          );
        })}
      </ul>
      <Teaching question={question} language={language} />
      <OtherReasons
        language={language}
        answers={question.answers.filter(({ id, isCorrect }) => !isCorrect && !isChosen(id))}
      />
    </>
  );
}
