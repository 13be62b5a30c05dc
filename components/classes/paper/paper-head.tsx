import { useTranslations } from '#texts';
import { useTestContents } from '@/components/classes/use-test-contents';
import type { PrintedView } from '@/lib/classes/paper/contract';

interface PaperHeadProps {
  printed: PrintedView;
  /** Kind of sheet: "Version A", "Answer sheet". */
  kind: string;
}

/** Keys of the versions' names. */
export const VERSION_NAMES = { A: 'versionA', B: 'versionB' } as const;

export function PaperHead({ printed, kind }: PaperHeadProps) {
  const t = useTranslations('paper');
  const { assignment, className: name, sectionName, questionCount: count, minutes } = printed;
  const { sections } = useTestContents({ sectionName, topicNames: [] });
  return (
    <header className="mb-5 border-foreground border-b-2 pb-3">
      <div className="flex items-baseline justify-between gap-4 max-sm:flex-wrap">
        <h2 className="min-w-0 break-words font-bold text-2xl tracking-tight">{assignment.title}</h2>
        <p className="font-bold text-xl sm:shrink-0">{kind}</p>
      </div>
      <p className="mt-1 break-words">
        {minutes === null ? t('head', { name, sections, count }) : t('headOfExam', { name, sections, count, minutes })}
      </p>
    </header>
  );
}

const Line = ({ label, className }: { label: string; className: string }) => (
  <p className={`flex items-end gap-2 ${className}`}>
    {label}
    <span aria-hidden className="h-7 flex-1 border-foreground border-b" />
  </p>
);

/** Blank lines on which the student writes a name and the date. */
export function WhoLines() {
  const t = useTranslations('paper');
  return (
    <div className="mb-5 flex flex-wrap gap-x-6 gap-y-1">
      <Line label={t('studentName')} className="min-w-[min(14rem,100%)] flex-1" />
      <Line label={t('date')} className="w-44 max-w-full" />
    </div>
  );
}
