import { useTranslations } from '#texts';
import { cn } from '@/components/ui/cn';
import type { PrintedView } from '@/lib/classes/paper/contract';
import { LETTERS, VERSIONS } from '@/lib/classes/paper/rules';
import { PaperHead, WhoLines } from './paper-head';

interface AnswerSheetProps {
  printed: PrintedView;
  /** Number of options for each question, by position. */
  optionCounts: readonly number[];
}

/** Longest test that fits one page in two columns. */
const TWO_COLUMNS = 50;

const Bubble = ({ letter }: { letter: string }) => (
  <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-foreground text-sm leading-none">
    {letter}
  </span>
);

/** Answer sheet on one page, with a row of circles for each question. */
export function AnswerSheet({ printed, optionCounts }: AnswerSheetProps) {
  const t = useTranslations('paper');
  return (
    <>
      <PaperHead printed={printed} kind={t('sheet')} />
      <WhoLines />
      <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex items-center gap-2 font-semibold">
          {t('version')}
          {VERSIONS.map((version) => (
            <Bubble key={version} letter={version} />
          ))}
        </span>
        <span>{t('fillIn')}</span>
      </p>
      <ol
        className={cn(
          'columns-1 gap-6 sm:columns-2',
          optionCounts.length > TWO_COLUMNS ? 'lg:columns-4 print:columns-4!' : 'print:columns-2!',
        )}
      >
        {optionCounts.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of the sheet has no identity but its position.
          <li key={index} className="flex flex-wrap break-inside-avoid items-center gap-1.5 py-1 print:flex-nowrap">
            <span className="w-9 shrink-0 text-right font-semibold tabular-nums">{index + 1}</span>
            {LETTERS.slice(0, count).map((letter) => (
              <Bubble key={letter} letter={letter} />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
