import { ChevronDown, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from '#texts';
import { ExplainedAnswers } from '@/components/attempt/explained-answers';
import { LanguageSwitch } from '@/components/attempt/language-switch';
import { ReportButton } from '@/components/attempt/report-button';
import type { Translation } from '@/components/attempt/use-question-translations';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { QuestionPicture } from '@/components/ui/question-picture';
import { useSwipe } from '@/components/ui/use-swipe';
import { Wording } from '@/components/ui/wording';
import type { ResultQuestion } from '@/lib/attempts/contract';

const VERDICTS = {
  right: { word: 'correct', Icon: CircleCheck, tone: 'text-success-foreground' },
  wrong: { word: 'incorrect', Icon: CircleX, tone: 'text-error-foreground' },
  skipped: { word: 'skipped', Icon: CircleMinus, tone: 'text-muted-foreground' },
  counted: { word: 'countsAsCorrect', Icon: CircleCheck, tone: 'text-success-foreground' },
  out: { word: 'noLongerCounts', Icon: CircleMinus, tone: 'text-muted-foreground' },
} as const;

function verdictOf({ isCorrect, fair }: ResultQuestion): keyof typeof VERDICTS {
  if (fair) return fair === 'out' ? 'out' : 'counted';
  return isCorrect === null ? 'skipped' : isCorrect ? 'right' : 'wrong';
}

interface QuestionReviewProps {
  question: ResultQuestion;
  translation: Translation;
  canReport: boolean;
  /** False hides the question on screen but not on paper. */
  isShown: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** True for the first and for the last question of the filtered list, which disables a button. */
  isFirst: boolean;
  isLast: boolean;
  /** Opens the previous or the next question. */
  onStep: (by: 1 | -1) => void;
}

/** One question of the result. Unfolded it shows the choice, the right answer, the explanation and the rule. */
export function QuestionReview(props: QuestionReviewProps) {
  const t = useTranslations('results');
  const { question, translation, canReport, isShown, isOpen, onToggle, isFirst, isLast, onStep } = props;
  const { word, Icon, tone } = VERDICTS[verdictOf(question)];
  const shown = translation.apply(question);
  const card = useRef<HTMLElement>(null);
  useSwipe(card, { isOn: isOpen, left: () => onStep(1), right: () => onStep(-1) });
  return (
    <article
      ref={card}
      data-question={question.questionId}
      className={cn(
        'rounded-xl border border-border bg-card',
        isOpen && 'touch-pan-y',
        !isShown && 'hidden print:block',
      )}
    >
      <details className="group/question" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className="block cursor-pointer list-none rounded-xl p-4 sm:px-5 [&::-webkit-details-marker]:hidden focus-visible:outline-3 focus-visible:outline-ring">
          <span className="flex items-center gap-1.5">
            <span className={cn('flex items-center gap-1.5 font-semibold', tone)}>
              <Icon aria-hidden className="size-5" /> {t(word)}
            </span>
            <span className="ml-auto text-muted-foreground text-sm tabular-nums">
              {t('questionAt', { position: question.position })}
            </span>
            <ChevronDown aria-hidden className="size-5 shrink-0 group-open/question:rotate-180 print:hidden" />
          </span>
          <h3
            lang={translation.language}
            className="mt-1 line-clamp-2 break-words font-semibold text-lg leading-snug group-open/question:line-clamp-none print:line-clamp-none"
          >
            <Wording text={shown.text} />
          </h3>
        </summary>
        <div className="px-4 pb-4 sm:px-5">
          {shown.picture ? (
            <QuestionPicture picture={shown.picture} language={translation.language} className="mb-4" />
          ) : null}
          <ExplainedAnswers question={shown} language={translation.language} chosenIds={question.chosenIds} />
          <LanguageSwitch translation={translation} className="-mt-2 mb-2 print:hidden" />
          {canReport ? (
            <div className="print:hidden">
              <ReportButton question={{ id: question.questionId }} chosenIds={question.chosenIds} />
            </div>
          ) : null}
          <div className="mt-4 flex flex-wrap justify-between gap-3 print:hidden">
            <Button variant="outline" size="sm" disabled={isFirst} onClick={() => onStep(-1)}>
              {t('previousQuestion')}
            </Button>
            <Button variant="outline" size="sm" disabled={isLast} onClick={() => onStep(1)}>
              {t('nextQuestion')}
            </Button>
          </div>
        </div>
      </details>
    </article>
  );
}
