import { useTranslations } from '#texts';
import { Wording } from '@/components/ui/wording';

export type AnswerVerdict = 'right' | 'wrong' | 'other';

interface LiveAnswerProps {
  text: string;
  isChosen: boolean;
  /** Null until the answer is checked. */
  verdict: AnswerVerdict | null;
  onChoose: () => void;
}

const LOOKS: Record<AnswerVerdict | 'open', string> = {
  open: 'cursor-pointer border-border-strong hover:bg-muted has-checked:border-primary has-checked:bg-info-surface',
  right: 'border-success-border bg-success-surface text-success-foreground',
  wrong: 'border-error-border bg-error-surface text-error-foreground',
  other: 'border-border text-muted-foreground',
};

const MARKS = {
  right: { path: 'm5 12.5 4.5 4.5L19 7.5', word: 'right' },
  wrong: { path: 'm7 7 10 10M17 7 7 17', word: 'wrong' },
  other: null,
} as const satisfies Record<AnswerVerdict, { path: string; word: string } | null>;

export function LiveAnswer({ text, isChosen, verdict, onChoose }: LiveAnswerProps) {
  const t = useTranslations('landing');
  const mark = verdict ? MARKS[verdict] : null;
  return (
    <label
      className={`flex min-h-12 items-center gap-3 rounded-lg border px-3.5 py-2.5 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-ring ${LOOKS[verdict ?? 'open']}`}
    >
      <input
        type="radio"
        name="live-answer"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 focus-visible:outline-none"
      />
      <span className="min-w-0 flex-1">
        <Wording text={text} />
      </span>
      {mark ? (
        <span className="inline-flex shrink-0 items-center gap-1 font-semibold">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
            <path d={mark.path} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          </svg>
          {t(mark.word)}
        </span>
      ) : null}
    </label>
  );
}
