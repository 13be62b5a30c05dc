import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { AnswerBody, markClasses, markOf } from '@/components/test/answer-body';
import { OtherReasons } from '@/components/test/other-reasons';
import { ReportButton } from '@/components/test/report-button';
import { cn } from '@/components/ui/cn';
import { Explanation } from '@/components/ui/explanation';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Wording } from '@/components/ui/wording';
import type { ResultQuestion } from '@/lib/attempts/contract';

const VERDICTS = {
  right: { word: 'Correct', Icon: CircleCheck, tone: 'text-success-foreground' },
  wrong: { word: 'Incorrect', Icon: CircleX, tone: 'text-error-foreground' },
  skipped: { word: 'Skipped', Icon: CircleMinus, tone: 'text-muted-foreground' },
};

const verdictOf = (isCorrect: boolean | null) => (isCorrect === null ? 'skipped' : isCorrect ? 'right' : 'wrong');

/** What was asked, what was chosen, what is right, why, and the rule it comes from. */
export function QuestionReview({ question, canReport }: { question: ResultQuestion; canReport: boolean }) {
  const { word, Icon, tone } = VERDICTS[verdictOf(question.isCorrect)];
  return (
    <article className="rounded-xl border border-border bg-card p-4 sm:p-5">
      <p className={cn('flex items-center gap-1.5 font-semibold', tone)}>
        <Icon aria-hidden className="size-5" /> {word}
        <span className="ml-auto font-normal text-muted-foreground text-sm tabular-nums">
          Question {question.position}
        </span>
      </p>
      <h3 className="mt-2 break-words font-semibold text-lg leading-snug">
        <Wording text={question.text} />
      </h3>
      {question.picture ? <QuestionPicture picture={question.picture} className="mt-3" /> : null}
      <ul className="mt-3 flex flex-col gap-2">
        {question.answers.map(({ id, text, isCorrect, why }, place) => {
          const isChosen = question.chosenIds.includes(id);
          const mark = markOf(true, isChosen, isCorrect);
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
                isChosen={isChosen}
                isMultiAnswer={question.isMultiAnswer}
                mark={mark}
                why={mark === 'none' ? undefined : why}
              />
            </li>
          );
        })}
      </ul>
      <Explanation text={question.explanation} source={question.reference} />
      <OtherReasons
        answers={question.answers.filter(({ id, isCorrect }) => !isCorrect && !question.chosenIds.includes(id))}
      />
      {canReport ? <ReportButton questionId={question.questionId} /> : null}
    </article>
  );
}
