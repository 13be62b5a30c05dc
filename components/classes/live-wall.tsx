'use client';

import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { cn } from '@/components/ui/cn';
import type { Board, BoardRow } from '@/lib/classes/board/contract';
import { LIVE_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { useBoard } from './use-board';

/** Maximum number of students for which rows are large. */
const LARGE_ROWS = 12;

interface LiveWallProps {
  classId: ClassId;
  board: Board;
}

/**
 * Live board for a projector: each student's progress, without scores. Fits thirty students on 1280 × 800; up to twelve
 * students get larger rows.
 */
export function LiveWall({ classId, board: initial }: LiveWallProps) {
  const t = useTranslations('live');
  const toPath = usePaths();
  const { board, isOld } = useBoard(classId, initial);
  const { assignment, students } = board;
  const isLarge = students.length <= LARGE_ROWS;
  const finished = students.filter(({ status }) => status === 'finished').length;
  return (
    <>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 tabIndex={-1} className="wrap-anywhere font-bold text-3xl outline-none">
          {assignment.title}
        </h1>
        <p aria-live="polite" className="font-semibold text-3xl tabular-nums">
          {t('finishedOf', { finished, count: students.length })}
        </p>
        <BackLink href={toPath(`${LIVE_PAGE}?id=${classId}&test=${assignment.id}`)}>{t('backToBoard')}</BackLink>
      </header>
      {isOld ? <Alert variant="warning">{t('reconnecting')}</Alert> : null}
      <ul className={cn('gap-x-4 md:columns-2', isLarge ? '' : 'xl:columns-3')}>
        {students.map((student) => (
          <WallRow key={student.placeId} isLarge={isLarge} {...student} />
        ))}
      </ul>
    </>
  );
}

const WallRow = ({ name, status, answered, total, isLarge }: BoardRow & { isLarge: boolean }) => (
  <li
    className={cn(
      'mb-2 flex break-inside-avoid items-center justify-between gap-3 rounded-lg border-2 px-3',
      isLarge ? 'h-16 text-3xl xl:h-20 xl:text-4xl' : 'h-14 text-2xl xl:text-[1.75rem]',
      status === 'finished'
        ? 'border-success-border bg-success-surface text-success-foreground'
        : 'border-border bg-card',
    )}
  >
    <span className={cn('min-w-0 truncate font-semibold', status === 'not-begun' ? 'text-muted-foreground' : '')}>
      {name}
    </span>
    <span className="shrink-0 tabular-nums">
      <Progress status={status} answered={answered} total={total} />
    </span>
  </li>
);

function Progress({ status, answered, total }: Pick<BoardRow, 'status' | 'answered' | 'total'>) {
  const t = useTranslations('live');
  if (status === 'finished') return t('done');
  return status === 'not-begun' ? '–' : `${answered}/${total}`;
}
