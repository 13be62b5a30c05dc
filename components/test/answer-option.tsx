'use client';

import { Check, X } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { Wording } from '@/components/ui/wording';

export type OptionMark = 'none' | 'right' | 'wrong' | 'missed';

interface AnswerOptionProps {
  /** 1-based: the key that chooses it. */
  place: number;
  text: string;
  isChosen: boolean;
  isDisabled: boolean;
  isMultiAnswer: boolean;
  /** `right`: chosen and right; `wrong`: chosen and wrong; `missed`: right but not chosen. */
  mark: OptionMark;
  /** Why it is right or wrong, once revealed. */
  why?: string | undefined;
  onToggle: () => void;
}

const MARKS = {
  right: { word: 'Right', classes: 'border-success-border bg-success-surface text-success-foreground' },
  wrong: { word: 'Your answer, wrong', classes: 'border-error-border bg-error-surface text-error-foreground' },
  missed: { word: 'Right answer', classes: 'border-success-border bg-card' },
} as const;

export function AnswerOption({
  place,
  text,
  isChosen,
  isDisabled,
  isMultiAnswer,
  mark,
  why,
  onToggle,
}: AnswerOptionProps) {
  const marked = mark === 'none' ? null : MARKS[mark];
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={isDisabled}
        onClick={onToggle}
        className={cn(
          'flex min-h-13 w-full items-start gap-3 rounded-xl border-2 p-3.5 text-left text-lg leading-snug focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ring',
          !marked && (isChosen ? 'border-primary bg-info-surface' : 'border-border bg-card'),
          !marked && !isDisabled && !isChosen && 'hover:border-border-strong',
          marked?.classes,
        )}
      >
        <span
          aria-hidden
          className={cn(
            'mt-px flex size-7 shrink-0 items-center justify-center border-2 font-semibold text-sm tabular-nums',
            isMultiAnswer ? 'rounded-md' : 'rounded-full',
            signTone({ isChosen, mark }),
          )}
        >
          <OptionSign mark={mark} place={place} isTicked={isChosen && isMultiAnswer} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block break-words">
            <Wording text={text} />
          </span>
          {marked ? <span className="mt-1 block font-semibold text-base">{marked.word}</span> : null}
          {why ? (
            <span className="mt-1 block text-base">
              <Wording text={why} />
            </span>
          ) : null}
        </span>
      </button>
    </li>
  );
}

function signTone({ isChosen, mark }: Pick<AnswerOptionProps, 'isChosen' | 'mark'>): string {
  if (isChosen && mark === 'none') return 'border-primary bg-primary text-primary-foreground';
  if (isChosen || mark === 'missed') return 'border-current';
  return 'border-border-strong text-muted-foreground';
}

function OptionSign({ mark, place, isTicked }: { mark: OptionMark; place: number; isTicked: boolean }) {
  if (mark === 'wrong') return <X className="size-4" strokeWidth={3} />;
  if (mark === 'right' || mark === 'missed' || isTicked) return <Check className="size-4" strokeWidth={3} />;
  return place;
}
