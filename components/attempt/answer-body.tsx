import { Check, X } from 'lucide-react';
import { useTranslations } from '#texts';
import { cn } from '@/components/ui/cn';
import { Wording } from '@/components/ui/wording';
import type { TextLanguage } from './use-question-translations';

/** The number's box has the height of a text line, so that number and text align. */
const SIGN = 'flex size-7 shrink-0 items-center justify-center border-2 font-semibold text-sm tabular-nums';

/** `right`: chosen and right. `wrong`: chosen and wrong. `missed`: right but not chosen. */
export type OptionMark = 'none' | 'right' | 'wrong' | 'missed';

const RIGHT = 'border-success-border bg-success-surface text-success-foreground';
const MARKS = {
  right: { word: 'yourAnswerRight', classes: RIGHT },
  wrong: { word: 'yourAnswerWrong', classes: 'border-error-border bg-error-surface text-error-foreground' },
  missed: { word: 'rightAnswer', classes: RIGHT },
} as const;

/** Colors of a marked option in the test and in its result. Null for `none`. */
export const markClasses = (mark: OptionMark): string | null => (mark === 'none' ? null : MARKS[mark].classes);

/** `isRevealed` is false while the key must stay hidden. */
export function markOf(isRevealed: boolean, isChosen: boolean, isCorrect: boolean): OptionMark {
  if (!isRevealed) return 'none';
  if (isChosen) return isCorrect ? 'right' : 'wrong';
  return isCorrect ? 'missed' : 'none';
}

interface AnswerBodyProps {
  /** 1-based position of the option. */
  place: number;
  text: string;
  language?: TextLanguage;
  isChosen: boolean;
  isMultiAnswer: boolean;
  mark: OptionMark;
  /** Reason why the option is right or wrong. Shown after the reveal. */
  why?: string | undefined;
}

/** Content of an option: its number, text, mark and reason. */
export function AnswerBody({ place, text, language, isChosen, isMultiAnswer, mark, why }: AnswerBodyProps) {
  const t = useTranslations('question');
  return (
    <>
      <span
        aria-hidden
        className={cn(SIGN, isMultiAnswer ? 'rounded-md' : 'rounded-full', signTone({ isChosen, mark }))}
      >
        <OptionSign mark={mark} place={place} isTicked={isChosen && isMultiAnswer} />
      </span>
      <span className="min-w-0 flex-1">
        <span lang={language} className="block break-words text-lg leading-7">
          <Wording text={text} />
        </span>
        {mark === 'none' ? null : <span className="mt-1 block font-semibold text-base">{t(MARKS[mark].word)}</span>}
        {why ? (
          <span lang={language} className="mt-1 block text-base">
            <Wording text={why} />
          </span>
        ) : null}
      </span>
    </>
  );
}

function signTone({ isChosen, mark }: Pick<AnswerBodyProps, 'isChosen' | 'mark'>): string {
  if (isChosen && mark === 'none') return 'border-primary bg-primary text-primary-foreground';
  if (isChosen || mark === 'missed') return 'border-current';
  return 'border-border-strong text-muted-foreground';
}

function OptionSign({ mark, place, isTicked }: { mark: OptionMark; place: number; isTicked: boolean }) {
  if (mark === 'wrong') return <X className="size-4" strokeWidth={3} />;
  if (mark === 'right' || mark === 'missed' || isTicked) return <Check className="size-4" strokeWidth={3} />;
  return place;
}
