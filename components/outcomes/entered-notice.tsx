import { usePaths, useTranslations } from '#texts';
import { Day } from '@/components/study/day';
import { LinkButton } from '@/components/ui/link-button';
import type { ExamOutcome } from '@/lib/outcomes/contract';
import { useReportedSection } from './use-reported-section';

/** Shows what an instructor entered about the learner's exams, until the learner confirms, changes or removes it. */
export function EnteredNotice({ entered }: { entered: readonly ExamOutcome[] }) {
  const t = useTranslations('notices');
  const toPath = usePaths();
  const saySection = useReportedSection();
  return (
    <section
      aria-labelledby="entered-notice"
      className="mb-6 flex flex-col items-start gap-3 rounded-xl border border-border bg-card p-5"
    >
      <h2 id="entered-notice" className="font-semibold text-lg">
        {t('resultEntered')}
      </h2>
      <ul className="flex flex-col gap-1">
        {entered.map(({ examDate, sections }) => (
          <li key={examDate}>
            <Day day={examDate} />. {sections.map(saySection).join(' ')}
          </li>
        ))}
      </ul>
      <LinkButton href={toPath('/today/outcome')} variant="outline">
        {t('confirmResult')}
      </LinkButton>
    </section>
  );
}
