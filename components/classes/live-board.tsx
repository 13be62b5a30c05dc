'use client';

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
  const { board, isOld } = useBoard(classId, initial);
  const { assignment, students } = board;
  const countIn = (status: BoardRow['status']) => students.filter((student) => student.status === status).length;
  return (
    <>
      <PageHeader
        title={<span className="break-words">{assignment.title}</span>}
        subtitle={`${countIn('begun')} in progress, ${countIn('finished')} finished, ${countIn('not-begun')} not started`}
        back={<BackLink href={`${CLASS_PAGE}?id=${classId}&tab=tests`}>Back to the class</BackLink>}
        actions={
          <>
            <LinkButton href={`${LIVE_WALL_PAGE}?id=${classId}&test=${assignment.id}`} variant="outline">
              Show on a projector
            </LinkButton>
            <LinkButton href={`${RESULTS_PAGE}?id=${classId}&test=${assignment.id}`} variant="outline">
              Results
            </LinkButton>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {isOld ? (
          <Alert variant="warning">Reconnecting… The board shows how it was before the connection broke.</Alert>
        ) : null}
        <Table caption="Live board">
          <TableHead>
            <tr>
              <TableHeader>Student</TableHeader>
              <TableHeader>Status</TableHeader>
              <TableHeader>Answered</TableHeader>
              <TableHeader>Right</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {students.map((student) => (
              <TableRow key={student.placeId}>
                <TableHeader scope="row" className="wrap-anywhere min-w-32">
                  {student.name}
                </TableHeader>
                <TableCell className="tabular-nums">{whereOf(student)}</TableCell>
                <TableCell className="tabular-nums">
                  {student.status === 'not-begun' ? '' : `${student.answered} of ${student.total}`}
                </TableCell>
                <TableCell className="tabular-nums">{rightOf(student)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <p className="max-w-measure text-muted-foreground">
          The board updates itself and shows each student’s last attempt. Answers given without a network appear once
          they arrive. Right answers of an exam appear when the student has finished it, because before that they would
          reveal the key.
        </p>
      </div>
    </>
  );
}

function rightOf({ status, correct }: BoardRow): string | number {
  if (status === 'not-begun') return '';
  return correct ?? 'After finishing';
}

function whereOf({ status, question, total }: BoardRow): string {
  if (status === 'not-begun') return 'Not started';
  return status === 'finished' ? 'Finished' : `Question ${question} of ${total}`;
}
