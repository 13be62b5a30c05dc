'use client';

import { useQuery } from '@tanstack/react-query';
import { LIVE_QUERY } from '@/components/layout/live-query';
import { call } from '@/lib/browser/api/call';
import type { Board } from '@/lib/classes/board/contract';
import { getBoard } from '@/lib/classes/board/endpoints';
import type { ClassId } from '@/lib/kernel/ids';

/** Polling interval. With the request's duration, a student's action appears within three seconds. */
const LOOK_EVERY_MS = 2_500;

/** Polls the board while the page is visible. `isOld` is true after a failed request. */
export function useBoard(classId: ClassId, initial: Board) {
  const assignmentId = initial.assignment.id;
  const { data: board, isError: isOld } = useQuery({
    queryKey: ['board', assignmentId],
    queryFn: ({ signal }) =>
      call(getBoard, { params: { id: classId }, query: { assignmentId } }, { attempts: 1, signal }),
    initialData: initial,
    refetchInterval: LOOK_EVERY_MS,
    ...LIVE_QUERY,
  });
  return { board, isOld };
}
