import { cn } from '@/components/ui/cn';

/** How a question looks; in one place, because it is also written before React is there (`first-question.ts`). */

/** Of the element that it is written into. */
export const FIRST_QUESTION_ID = 'first-question';

const OPTION =
  'flex min-h-13 w-full items-start gap-3 rounded-xl border-2 p-3 text-left focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ring';
/** Of an option that is not marked as right or wrong. */
export const openOption = ({ isChosen, isDisabled }: { isChosen: boolean; isDisabled: boolean }): string =>
  cn(
    OPTION,
    isChosen ? 'border-primary bg-info-surface' : 'border-border bg-card',
    !isDisabled && !isChosen && 'hover:border-border-strong',
  );
export const markedOption = (marked: string): string => cn(OPTION, marked);

/** As high as a line of the text beside it, so that both stand on one line. */
export const OPTION_SIGN =
  'flex size-7 shrink-0 items-center justify-center border-2 font-semibold text-sm tabular-nums';
export const OPEN_SIGN = 'border-border-strong text-muted-foreground';
export const OPTION_TEXT = 'block break-words text-lg leading-7';
export const FRAME_TOP = 'flex min-h-11 flex-wrap items-center justify-between gap-x-3';
export const FRAME_PLACE = 'font-medium text-base tabular-nums';
export const QUESTION_TEXT =
  'text-balance break-words font-semibold text-question text-xl leading-snug focus:outline-none sm:text-2xl';
export const OPTION_LIST = 'mt-5 flex flex-col gap-3';
export const QUESTION_SECTION = 'mb-1 font-semibold text-cold';
export const QUESTION_TIER = 'mt-2 text-muted-foreground';
export const TIER_LINES = { exam: 'Exam style', deeper: 'Deeper than the exam', beyond: 'Beyond the test' } as const;
