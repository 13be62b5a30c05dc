'use client';

import { cn } from '@/components/ui/cn';
import { AnswerBody, markClasses, type OptionMark } from './answer-body';
import type { TextLanguage } from './use-question-translations';

const OPTION =
  'flex min-h-13 w-full items-start gap-3 rounded-xl border-2 p-3 text-left focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ring';

interface AnswerOptionProps {
  /** 1-based position, which is also the digit key that chooses the option. */
  place: number;
  text: string;
  language?: TextLanguage;
  isChosen: boolean;
  isDisabled: boolean;
  isMultiAnswer: boolean;
  mark: OptionMark;
  /** Reason why the option is right or wrong. Shown after the reveal. */
  why?: string | undefined;
  onToggle: () => void;
}

export function AnswerOption({ isDisabled, onToggle, ...option }: AnswerOptionProps) {
  const { isChosen, mark } = option;
  const tone =
    markClasses(mark) ??
    cn(
      isChosen ? 'border-primary bg-info-surface' : 'border-border bg-card',
      !isDisabled && !isChosen && 'hover:border-border-strong',
    );
  return (
    <li>
      <button
        type="button"
        data-option
        aria-pressed={isChosen}
        disabled={isDisabled}
        onClick={onToggle}
        className={cn(OPTION, tone)}
      >
        <AnswerBody {...option} />
      </button>
    </li>
  );
}
