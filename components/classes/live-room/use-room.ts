import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LIVE_QUERY } from '@/components/layout/live-query';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import type { RoomView } from '@/lib/classes/live-room/contract';
import { answerInRoom, getRoom } from '@/lib/classes/live-room/endpoints';
import type { ClassId } from '@/lib/kernel/ids';
import { poll, pollQuery } from './poll';
import { keepWaiting, recallWaiting, type WaitingAnswer, withAnswer } from './waiting-answer';

const PACE = { firstMs: 3_000, mostMs: 15_000 };
/** Retry intervals for an answer that the server has not acknowledged. */
const SENDING = { firstMs: 1_000, mostMs: 5_000 };

/** Returns `now`, or `before` if the server left out the question of `now` because `before` already has it. */
const joined = (before: RoomView, now: RoomView): RoomView => {
  if (now === null || now.question || before === null) return now;
  return before.id === now.id && before.turn === now.turn ? before : now;
};

/**
 * Polls the current question of the room and sends answers. `isAway` is true after a failed request. `isOver` is true
 * once the server says that the student is not in the class, because the class was deleted or the student was removed.
 */
export function useRoom(classId: ClassId, initial: RoomView) {
  const {
    data: room,
    error,
    refetch,
  } = useQuery({
    queryKey: ['room', classId],
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryData<RoomView>(queryKey) ?? null;
      const query = before ? { roundId: before.id, seen: before.turn } : {};
      return joined(before, (await call(getRoom, { params: { id: classId }, query }, { attempts: 1, signal })).room);
    },
    initialData: initial,
    ...LIVE_QUERY,
  });
  const isOver = error instanceof CallError && error.isRefusal && error.status === 404;
  useEffect(() => (isOver ? undefined : pollQuery(refetch, PACE)), [isOver, refetch]);
  return { room, isAway: error !== null, isOver, ...useAnswers(classId) };
}

/** Queues answers until the server accepts or finally refuses them. */
function useAnswers(classId: ClassId) {
  const [waiting, setWaiting] = useState<WaitingAnswer[]>([]);
  const [chosen, setChosen] = useState<WaitingAnswer | null>(null);
  // Id of the user who gives the answers. If another user signs in, a tab that wakes up must not send these answers in
  // that user's name.
  const [person] = useState(() => userOf(accessToken())?.id);
  useEffect(() => setWaiting(recallWaiting(classId)), [classId]);
  const [first] = waiting;
  useEffect(() => {
    if (!first) return;
    const send = async (signal: AbortSignal) => {
      const { roundId, place, optionIds } = first;
      try {
        const body = { roundId, place, optionIds };
        const options = { attempts: 1, signal, isEnveloped: true, ...(person && { person }) };
        const { recorded } = await call(answerInRoom, { params: { id: classId }, body }, options);
        // Shows the recorded answer from local state, because the server omits a question that this client already has.
        if (recorded) setChosen((before) => before ?? first);
      } catch (error) {
        // A 401 for an expired session is not a refusal: the answer is sent after the same user signs in again.
        if (!(error instanceof CallError && error.isRefusal && error.status !== 401)) throw error;
      }
      setWaiting((before) => {
        const left = before.filter((one) => one !== first);
        keepWaiting(left);
        return left;
      });
    };
    const end = new AbortController();
    let stop: (() => void) | undefined;
    send(end.signal).catch(() => {
      if (!end.signal.aborted) stop = poll(send, SENDING);
    });
    return () => {
      end.abort();
      stop?.();
    };
  }, [classId, first, person]);
  const answer = (given: WaitingAnswer) => {
    setChosen(given);
    setWaiting((before) => {
      const next = withAnswer(before, given);
      keepWaiting(next);
      return next;
    });
  };
  return { waiting, chosen, answer };
}
