import { cn } from '@/components/ui/cn';
import { AnswerBody, markClasses, markOf } from './answer-body';
import { TaughtReasons, type TaughtReasonsProps } from './taught-reasons';

interface ExplainedAnswersProps extends TaughtReasonsProps {
  question: TaughtReasonsProps['question'] & { isMultiAnswer: boolean };
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
      <TaughtReasons question={question} language={language} chosenIds={chosenIds} />
    </>
  );
}
