'use client';

import { AnswerBody, markClasses, type OptionMark } from './answer-body';
import { markedOption, openOption } from './question-classes';

interface AnswerOptionProps {
  /** 1-based: the key that chooses it. */
  place: number;
  text: string;
  isChosen: boolean;
  isDisabled: boolean;
  isMultiAnswer: boolean;
  mark: OptionMark;
  /** Why it is right or wrong, once revealed. */
  why?: string | undefined;
  onToggle: () => void;
}

export function AnswerOption({ isDisabled, onToggle, ...option }: AnswerOptionProps) {
  const { isChosen, mark } = option;
  const marked = markClasses(mark);
  return (
    <li>
      <button
        type="button"
        data-option
        aria-pressed={isChosen}
        disabled={isDisabled}
        onClick={onToggle}
        className={marked ? markedOption(marked) : openOption({ isChosen, isDisabled })}
      >
        <AnswerBody {...option} />
      </button>
    </li>
  );
}
