import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { PrintButton } from '@/components/study/print-button';
import { BackLink } from '@/components/ui/back-link';
import { LocalTime } from '@/components/ui/local-time';
import { PageHeader } from '@/components/ui/page-header';
import type { PrintedPlace } from '@/lib/classes/paper/rules';
import type { CompactResults } from '@/lib/classes/results/contract';
import { CLASS_PAGE } from '@/lib/classes/rules';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { ClassId } from '@/lib/kernel/ids';
import { AnswerGrid } from './answer-grid';
import { DownloadResults } from './download-results';
import { ClassProgress, LikelyToFail } from './results-outlook';
import { HardestQuestions, WeakestTopics } from './results-questions';
import { ResultsTable } from './results-table';

/** A question's id and the label that the page shows for the question. */
export interface NumberedQuestion {
  id: number;
  label: string;
}

/**
 * Labels each question. If the test was printed, the label is the question's number in each version ("A 1, B 12"), or
 * `notOnPaper` if the question was not printed. Otherwise the label is the question's position in the test.
 */
function numberQuestions(
  places: readonly PrintedPlace[] | null,
  shared: readonly number[],
  notOnPaper: string,
): NumberedQuestion[] {
  if (!places) return shared.map((id, index) => ({ id, label: String(index + 1) }));
  const others = shared.filter((id) => !places.some((place) => place.id === id));
  return [
    ...places.map(({ id, A, B }) => ({ id, label: `A\u00a0${A}, B\u00a0${B}` })),
    ...others.map((id) => ({ id, label: notOnPaper })),
  ];
}

interface ResultsPageProps {
  classId: ClassId;
  results: CompactResults;
  places: readonly PrintedPlace[] | null;
  /** ISO time at which the results were read. */
  at: string;
}

/** Results of a class in one test, with next steps. The page is printed as the report. */
export function ResultsPage({ classId, results, places, at }: ResultsPageProps) {
  const t = useTranslations('classresults');
  const toPath = usePaths();
  const { className, assignment, students, analysis } = results;
  const numbered = numberQuestions(places, analysis.grid?.questionIds ?? [], t('notOnPaper'));
  const finished = students.filter(({ status }) => status === 'finished');
  return (
    <>
      <PageHeader
        title={<span className="break-words">{assignment.title}</span>}
        subtitle={
          <span className="break-words">
            {t('finishedOf', { className, finished: finished.length, students: students.length })}
          </span>
        }
        back={
          <span className="print:hidden">
            <BackLink href={toPath(`${CLASS_PAGE}?id=${classId}&tab=results`)}>{t('backToTheClass')}</BackLink>
          </span>
        }
        actions={
          <>
            <PrintButton />
            <DownloadResults classId={classId} className={className} assignment={assignment} />
          </>
        }
      />
      <p className="mb-4 hidden print:block">{t.rich('asOf', { time: () => <LocalTime key="at" instant={at} /> })}</p>
      <div className="flex flex-col gap-10">
        <div className="flex flex-col gap-4">
          <ResultsTable classId={classId} assignment={assignment} students={students} />
          <p className="max-w-measure text-muted-foreground">
            {t.rich('howItCounts', {
              needed: PASS_PER_SECTION,
              total: QUESTIONS_PER_SECTION,
              mark: assignment.certificateMark,
              link: (chunks) => (
                <Link
                  key="students"
                  href={toPath(`${CLASS_PAGE}?id=${classId}`)}
                  prefetch={false}
                  className="underline underline-offset-4"
                >
                  {chunks}
                </Link>
              ),
            })}
          </p>
        </div>
        <WeakestTopics topics={analysis.topics} />
        {analysis.grid ? <AnswerGrid grid={analysis.grid} numbered={numbered} /> : null}
        <HardestQuestions questions={analysis.questions} numbered={numbered} />
        <LikelyToFail outlooks={analysis.likelyToFail} />
        <ClassProgress progress={analysis.progress} />
      </div>
    </>
  );
}
