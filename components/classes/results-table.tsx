'use client';

import { useTranslations } from '#texts';
import { useListNames } from '@/components/messages/use-formats';
import { useSectionName, useSentSectionName } from '@/components/messages/use-sections';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { reachesMark } from '@/lib/classes/assignments/rules';
import type { StudentResult, TestResults } from '@/lib/classes/results/contract';
import type { ClassId } from '@/lib/kernel/ids';
import { CertificateButton } from './certificate-button';

const STATUS = { 'not-begun': 'notStarted', begun: 'started', finished: 'finished' } as const;

interface ResultsTableProps {
  classId: ClassId;
  assignment: TestResults['assignment'];
  students: readonly StudentResult[];
}

/** Table with a row per student and a column per section. */
export function ResultsTable({ classId, assignment, students }: ResultsTableProps) {
  const t = useTranslations('classresults');
  const nameSection = useSectionName();
  const sayCertification = useCertification();
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
    <Table caption={t('resultsByStudent')}>
      <TableHead>
        <tr>
          <TableHeader>{t('student')}</TableHeader>
          <TableHeader>{t('result')}</TableHeader>
          {[...sections].map(([id, name]) => (
            <TableHeader key={id}>{nameSection(id, name)}</TableHeader>
          ))}
          {isExam ? <TableHeader>{t('wouldCertifyIn')}</TableHeader> : null}
          {isAnyCertified ? <TableHeader className="print:hidden">{t('certificate')}</TableHeader> : null}
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
                <SectionScore {...student} id={id} />
              </TableCell>
            ))}
            {isExam ? (
              <TableCell className="align-middle!">
                {student.best ? sayCertification(student.best.wouldCertifyIn) : ''}
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
  const t = useTranslations('classresults');
  if (!best) return t(STATUS[status]);
  return (
    <span className="tabular-nums">
      {[
        t('score', { correct: best.correct, total: best.total, percentage: best.percentage }),
        best.successful && t('passed'),
        best.late && t('late'),
        best.onPaper && t('onPaper'),
        attempts > 1 && t('bestOf', { attempts }),
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  );
}

function SectionScore({ best, id }: StudentResult & { id: number }) {
  const t = useTranslations('classresults');
  const section = best?.sections.find(({ sectionId }) => sectionId === id);
  return section ? t(section.passed ? 'sharePassed' : 'share', { correct: section.correct, total: section.total }) : '';
}

/**
 * Returns a function that translates a certification from English into the language of the page. The English text is
 * "Universal" or a list of types such as "Type I and Type II" (`wouldCertifyIn` in `lib/classes/results/rules.ts`).
 */
function useCertification(): (sent: string) => string {
  const t = useTranslations('classresults');
  const nameSection = useSentSectionName();
  const listNames = useListNames();
  return (sent) => (sent === '' ? t('nothingYet') : listNames(sent.split(/, | and /).map(nameSection)));
}
