import Link from 'next/link';
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

/** Question id and its label on the page. Lists of these are in the order of the labels. */
export interface NumberedQuestion {
  id: number;
  label: string;
}

/**
 * Labels the questions with their numbers: those of both printed versions ("A 1, B 12"), or else the position in the
 * test that all students got.
 */
function numberQuestions(places: readonly PrintedPlace[] | null, shared: readonly number[]): NumberedQuestion[] {
  if (!places) return shared.map((id, index) => ({ id, label: String(index + 1) }));
  const others = shared.filter((id) => !places.some((place) => place.id === id));
  return [
    ...places.map(({ id, A, B }) => ({ id, label: `A\u00a0${A}, B\u00a0${B}` })),
    ...others.map((id) => ({ id, label: 'Not on paper' })),
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
  const { className, assignment, students, analysis } = results;
  const numbered = numberQuestions(places, analysis.grid?.questionIds ?? []);
  const finished = students.filter(({ status }) => status === 'finished');
  return (
    <>
      <PageHeader
        title={<span className="break-words">{assignment.title}</span>}
        subtitle={
          <span className="break-words">
            {className}: {finished.length} of {students.length} finished
          </span>
        }
        back={
          <span className="print:hidden">
            <BackLink href={`${CLASS_PAGE}?id=${classId}&tab=results`}>Back to the class</BackLink>
          </span>
        }
        actions={
          <>
            <PrintButton />
            <DownloadResults classId={classId} className={className} assignment={assignment} />
          </>
        }
      />
      <p className="mb-4 hidden print:block">
        As of <LocalTime instant={at} />.
      </p>
      <div className="flex flex-col gap-10">
        <div className="flex flex-col gap-4">
          <ResultsTable classId={classId} assignment={assignment} students={students} />
          <p className="max-w-measure text-muted-foreground">
            Best attempt counts. If a question is corrected later, scores are updated. A section of an exam is passed
            with {PASS_PER_SECTION} of {QUESTIONS_PER_SECTION}; a certification takes Core and a type. Students get a
            certificate of completion from {assignment.certificateMark}%. To give one student another attempt or date,
            open{' '}
            <Link href={`${CLASS_PAGE}?id=${classId}`} prefetch={false} className="underline underline-offset-4">
              Students
            </Link>
            , Edit student.
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
