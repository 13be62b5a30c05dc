'use client';

import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { reachesMark } from '@/lib/classes/assignments/rules';
import type { StudentResult, TestResults } from '@/lib/classes/results/contract';
import type { ClassId } from '@/lib/kernel/ids';
import { CertificateButton } from './certificate-button';

const STATUS = { 'not-begun': 'Not started', begun: 'Started', finished: 'Finished' } as const;

interface ResultsTableProps {
  classId: ClassId;
  assignment: TestResults['assignment'];
  students: readonly StudentResult[];
}

/** Table with a row per student and a column per section. */
export function ResultsTable({ classId, assignment, students }: ResultsTableProps) {
  const sections = new Map(
    students.flatMap(({ best }) => best?.sections ?? []).map((one) => [one.sectionId, one.name]),
  );
  const { certificateMark } = assignment;
  const isExam = assignment.testType === 'exam';
  const hasCertificate = ({ best }: StudentResult) => best !== null && reachesMark(best, certificateMark);
  // Renders the buttons in the browser only: they need scripts anyway, and a hundred buttons would be a third of the
  // HTML.
  const isHere = useInBrowser();
  const isAnyCertified = students.some(hasCertificate);
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
          {isAnyCertified ? <TableHeader className="print:hidden">Certificate</TableHeader> : null}
        </tr>
      </TableHead>
      <TableBody>
        {students.map((student) => (
          <TableRow key={student.placeId}>
            <TableHeader scope="row" className="wrap-anywhere min-w-32">
              {student.name}
            </TableHeader>
            <TableCell className="align-middle!">
              <Outcome {...student} />
            </TableCell>
            {[...sections.keys()].map((id) => (
              <TableCell key={id} className="align-middle! tabular-nums">
                {sectionText(student, id)}
              </TableCell>
            ))}
            {isExam ? (
              <TableCell className="align-middle!">
                {student.best ? student.best.wouldCertifyIn || 'Nothing yet' : ''}
              </TableCell>
            ) : null}
            {isAnyCertified ? (
              <TableCell className="h-14 min-w-32 print:hidden">
                {isHere && hasCertificate(student) ? (
                  <CertificateButton classId={classId} placeId={student.placeId} of={student.name} size="sm" />
                ) : null}
              </TableCell>
            ) : null}
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
      {best.onPaper ? ', on paper' : ''}
      {attempts > 1 ? `, best of ${attempts}` : ''}
    </span>
  );
}

function sectionText({ best }: StudentResult, id: number): string {
  const section = best?.sections.find(({ sectionId }) => sectionId === id);
  return section ? `${section.correct} of ${section.total}${section.passed ? ', passed' : ''}` : '';
}
