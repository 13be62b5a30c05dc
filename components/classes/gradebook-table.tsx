'use client';

import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { Table, TableBody, TableHead, TableHeader } from '@/components/ui/table';
import type { Gradebook, GradebookCell } from '@/lib/classes/results/gradebook/contract';
import { RESULTS_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';

interface GradebookTableProps extends Pick<Gradebook, 'tests' | 'students'> {
  classId: ClassId;
}

/** Table with a row per student and a column per test. The names stay in place while the table scrolls sideways. */
export function GradebookTable({ classId, tests, students }: GradebookTableProps) {
  const t = useTranslations('classresults');
  const toPath = usePaths();
  return (
    <Table caption={t('studentsAndTests')} captionHidden>
      <TableHead>
        <tr>
          <TableHeader className="sticky left-0 z-10 bg-muted align-bottom print:static">{t('student')}</TableHeader>
          {tests.map(({ id, title }) => (
            <TableHeader key={id} className="wrap-anywhere min-w-28 max-w-44 align-bottom print:min-w-0">
              <Link
                href={toPath(`${RESULTS_PAGE}?id=${classId}&test=${id}`)}
                prefetch={false}
                className="underline underline-offset-4 print:no-underline"
              >
                {title}
              </Link>
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {students.map(({ placeId, name, cells }) => (
          <tr key={placeId}>
            <TableHeader scope="row" className="wrap-anywhere sticky left-0 z-10 min-w-36 bg-card print:static">
              {name}
            </TableHeader>
            {cells.map((cell, place) => (
              <td key={tests[place]?.id} className="px-3 py-1.5 tabular-nums sm:px-4">
                <Result {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

function Result({ status, best }: GradebookCell) {
  const t = useTranslations('classresults');
  if (!best) {
    return <span className="text-muted-foreground">{t(status === 'begun' ? 'started' : 'notStarted')}</span>;
  }
  return (
    <>
      {t('share', { correct: best.correct, total: best.total })}
      <span className="block text-muted-foreground text-sm">
        {best.percentage}%{best.late ? `, ${t('late')}` : ''}
      </span>
    </>
  );
}
