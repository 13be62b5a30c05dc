'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { call } from '@/lib/browser/api/call';
import { saveFile } from '@/lib/browser/page/save-file';
import type { ClassResults, StudentResult } from '@/lib/classes/results/contract';
import { getClassResultsFile } from '@/lib/classes/results/endpoints';
import { CLASS_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { useAct } from './use-act';

interface ResultsPageProps {
  classId: ClassId;
  results: ClassResults;
}

/** How a class did in one test: a row a student, a column a section. */
export function ResultsPage({ classId, results: { assignment, students } }: ResultsPageProps) {
  const [isSaved, setIsSaved] = useState(false);
  const { act, isBusy, error } = useAct("The file couldn't be made. Please try again.");
  const save = () =>
    act(async () => {
      const query = { assignmentId: assignment.id };
      saveFile('class-results.csv', await call(getClassResultsFile, { params: { id: classId }, query }));
      setIsSaved(true);
    });
  const finished = students.filter(({ status }) => status === 'finished');
  return (
    <>
      <PageHeader
        title={assignment.title}
        subtitle={`${finished.length} of ${students.length} finished`}
        back={<BackLink href={`${CLASS_PAGE}?id=${classId}`}>Back to the class</BackLink>}
        actions={
          <Button variant="outline" inactive={isBusy} onClick={() => void save()}>
            {isBusy ? 'Making the file…' : 'Download CSV'}
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        {error ? <Alert variant="error">{error}</Alert> : null}
        {isSaved ? <Alert variant="success">The results were downloaded.</Alert> : null}
        <ResultsTable testType={assignment.testType} students={students} />
        <p className="max-w-measure text-muted-foreground">
          Of several attempts the best one counts. Corrections of questions count too. A section of an exam is passed
          with 18 right answers of 25; a certification takes Core and a type.
        </p>
      </div>
    </>
  );
}

const STATUS = { 'not-begun': 'Not begun', begun: 'Begun', finished: 'Finished' } as const;

function ResultsTable({ testType, students }: Pick<ClassResults, 'students'> & { testType: 'practice' | 'exam' }) {
  const sections = new Map(
    students.flatMap(({ best }) => best?.sections ?? []).map((one) => [one.sectionId, one.name]),
  );
  const isExam = testType === 'exam';
  return (
    <Table caption="Results by student">
      <TableHead>
        <tr>
          <TableHeader>Student</TableHeader>
          <TableHeader>Result</TableHeader>
          {[...sections].map(([id, name]) => (
            <TableHeader key={id}>{name}</TableHeader>
          ))}
          {isExam ? <TableHeader>Would certify in</TableHeader> : null}
        </tr>
      </TableHead>
      <TableBody>
        {students.map((student) => (
          <TableRow key={student.placeId}>
            <TableHeader scope="row">{student.name}</TableHeader>
            <TableCell>
              <Outcome {...student} />
            </TableCell>
            {[...sections.keys()].map((id) => (
              <TableCell key={id} className="tabular-nums">
                {sectionText(student, id)}
              </TableCell>
            ))}
            {isExam ? <TableCell>{student.best ? student.best.wouldCertifyIn || 'Nothing yet' : ''}</TableCell> : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Outcome({ status, best, attempts }: StudentResult) {
  if (!best) return STATUS[status];
  return (
    <span className="tabular-nums">
      {best.correct} of {best.total} ({best.percentage}%){best.successful ? ', passed' : ''}
      {best.late ? ', late' : ''}
      {attempts > 1 ? `, best of ${attempts}` : ''}
    </span>
  );
}

function sectionText({ best }: StudentResult, id: number): string {
  const section = best?.sections.find(({ sectionId }) => sectionId === id);
  return section ? `${section.correct} of ${section.total}${section.passed ? ', passed' : ''}` : '';
}
