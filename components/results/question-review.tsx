import { Check, CircleCheck, CircleMinus, CircleX, X } from 'lucide-react';
import { ReportButton } from '@/components/test/report-button';
import { cn } from '@/components/ui/cn';
import { Explanation } from '@/components/ui/explanation';
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
      <ul className="mt-3 flex flex-col gap-2">
        {question.answers.map((answer) => {
          const isChosen = question.chosenIds.includes(answer.id);
          if (!isChosen && !answer.isCorrect) return <OtherAnswer key={answer.id} text={answer.text} />;
          return <MarkedAnswer key={answer.id} answer={answer} isChosen={isChosen} />;
        })}
      </ul>
      <Explanation text={question.explanation} source={question.reference} />
      {canReport ? <ReportButton questionId={question.questionId} /> : null}
    </article>
  );
}

function OtherAnswer({ text }: { text: string }) {
  return (
    <li className="break-words rounded-lg border border-border px-3 py-2 text-muted-foreground">
      <Wording text={text} />
    </li>
  );
}

function MarkedAnswer({ answer, isChosen }: { answer: ResultQuestion['answers'][number]; isChosen: boolean }) {
  const Icon = answer.isCorrect ? Check : X;
  const word = answer.isCorrect ? (isChosen ? 'Your answer, right' : 'Right answer') : 'Your answer, wrong';
  return (
    <li
      className={cn(
        'rounded-lg border px-3 py-2',
        answer.isCorrect
          ? 'border-success-border bg-success-surface text-success-foreground'
          : 'border-error-border bg-error-surface text-error-foreground',
      )}
    >
      <span className="flex items-start gap-2">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={3} />
        <span className="min-w-0">
          <span className="block break-words font-medium">
            <Wording text={answer.text} />
          </span>
          <span className="block font-semibold text-sm">{word}</span>
          {answer.why ? (
            <span className="mt-0.5 block">
              <Wording text={answer.why} />
            </span>
          ) : null}
        </span>
      </span>
    </li>
  );
}
