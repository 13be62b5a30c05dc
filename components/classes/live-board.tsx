'use client';

import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Board, BoardRow } from '@/lib/classes/board/contract';
import { CLASS_PAGE, LIVE_WALL_PAGE, RESULTS_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { useBoard } from './use-board';

interface LiveBoardProps {
  classId: ClassId;
  board: Board;
}

/** Live status of each student during a test: not started, current question, or finished. */
export function LiveBoard({ classId, board: initial }: LiveBoardProps) {
  const t = useTranslations('live');
  const toPath = usePaths();
  const { board, isOld } = useBoard(classId, initial);
  const { assignment, students } = board;
  const countIn = (status: BoardRow['status']) => students.filter((student) => student.status === status).length;
  return (
    <>
      <PageHeader
        title={<span className="break-words">{assignment.title}</span>}
        subtitle={t('progress', {
          begun: countIn('begun'),
          finished: countIn('finished'),
          waiting: countIn('not-begun'),
        })}
        back={<BackLink href={toPath(`${CLASS_PAGE}?id=${classId}&tab=tests`)}>{t('backToClass')}</BackLink>}
        actions={
          <>
            <LinkButton href={toPath(`${LIVE_WALL_PAGE}?id=${classId}&test=${assignment.id}`)} variant="outline">
              {t('showOnProjector')}
            </LinkButton>
            <LinkButton href={toPath(`${RESULTS_PAGE}?id=${classId}&test=${assignment.id}`)} variant="outline">
              {t('results')}
            </LinkButton>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {isOld ? <Alert variant="warning">{t('boardIsOld')}</Alert> : null}
        <Table caption={t('board')}>
          <TableHead>
            <tr>
              <TableHeader>{t('student')}</TableHeader>
              <TableHeader>{t('status')}</TableHeader>
              <TableHeader>{t('answered')}</TableHeader>
              <TableHeader>{t('right')}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {students.map((student) => (
              <TableRow key={student.placeId}>
                <TableHeader scope="row" className="wrap-anywhere min-w-32">
                  {student.name}
                </TableHeader>
                <TableCell className="tabular-nums">
                  <Place {...student} />
                </TableCell>
                <TableCell className="tabular-nums">
                  {student.status === 'not-begun'
                    ? ''
                    : t('answeredOf', { answered: student.answered, total: student.total })}
                </TableCell>
                <TableCell className="tabular-nums">
                  {student.status === 'not-begun' ? '' : (student.correct ?? t('afterFinishing'))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <p className="max-w-measure text-muted-foreground">{t('boardNote')}</p>
      </div>
    </>
  );
}

function Place({ status, question, total }: BoardRow) {
  const t = useTranslations('live');
  if (status === 'not-begun') return t('notStarted');
  return status === 'finished' ? t('finished') : t('questionOf', { place: question ?? 1, total });
}
