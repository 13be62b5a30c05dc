import { usePaths, useTranslations } from '#texts';
import { PrintButton } from '@/components/study/print-button';
import { BackLink } from '@/components/ui/back-link';
import { LocalTime } from '@/components/ui/local-time';
import { PageHeader } from '@/components/ui/page-header';
import type { Gradebook } from '@/lib/classes/results/gradebook/contract';
import { CLASS_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { DownloadResults } from './download-results';
import { GradebookTable } from './gradebook-table';

interface GradebookPageProps {
  classId: ClassId;
  gradebook: Gradebook;
  /** ISO time at which the results were read. */
  at: string;
}

/** Page with the results of a class in all of its tests. */
export function GradebookPage({ classId, gradebook: { className, tests, students }, at }: GradebookPageProps) {
  const t = useTranslations('classresults');
  const toPath = usePaths();
  const isEmpty = tests.length === 0 || students.length === 0;
  return (
    <div className="prints-across">
      <PageHeader
        title={t('gradebook')}
        subtitle={<span className="break-words">{className}</span>}
        back={
          <span className="print:hidden">
            <BackLink href={toPath(`${CLASS_PAGE}?id=${classId}&tab=results`)}>{t('backToTheClass')}</BackLink>
          </span>
        }
        actions={
          isEmpty ? null : (
            <>
              <PrintButton />
              <DownloadResults classId={classId} className={className} />
            </>
          )
        }
      />
      {isEmpty ? (
        <p className="text-muted-foreground">{t('gradebookEmpty')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="hidden print:block">{t.rich('asOf', { time: () => <LocalTime key="at" instant={at} /> })}</p>
          <GradebookTable classId={classId} tests={tests} students={students} />
          <p className="text-muted-foreground">{t('bestAttemptCounts')}</p>
        </div>
      )}
    </div>
  );
}
