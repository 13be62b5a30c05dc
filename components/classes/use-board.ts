'use client';

import { useEffect, useState } from 'react';
import { call } from '@/lib/browser/api/call';
import type { Board } from '@/lib/classes/board/contract';
import { getBoard } from '@/lib/classes/board/endpoints';
import type { ClassId } from '@/lib/kernel/ids';

/** Polling interval. With the request's duration, a student's action appears within three seconds. */
const LOOK_EVERY_MS = 2_500;

/** Polls the board while the page is visible. `isOld` is true after a failed request. */
export function useBoard(classId: ClassId, initial: Board) {
  const [board, setBoard] = useState(initial);
  const [isOld, setIsOld] = useState(false);
  const assignmentId = initial.assignment.id;
  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      if (document.visibilityState === 'visible') {
        try {
          const options = { attempts: 1, signal: end.signal };
          setBoard(await call(getBoard, { params: { id: classId }, query: { assignmentId } }, options));
          setIsOld(false);
        } catch {
          if (!end.signal.aborted) setIsOld(true);
        }
      }
      if (!end.signal.aborted) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [classId, assignmentId]);
  return { board, isOld };
}
