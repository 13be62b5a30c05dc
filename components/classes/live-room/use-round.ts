import { useCallback, useEffect, useRef, useState } from 'react';
import { useAct } from '@/components/classes/use-act';
import { call } from '@/lib/browser/api/call';
import type { RoundView } from '@/lib/classes/live-room/contract';
import { endRound, getRound, startRound, turnRound } from '@/lib/classes/live-room/endpoints';
import type { ClassId } from '@/lib/kernel/ids';
import { keepLooking } from './keep-looking';
import type { RoundChoice } from './start-round';

const PACE = { everyMs: 2_000, mostMs: 10_000 };

/** Polls the round of a class and returns its instructor's actions. `isOld` is true after a failed request. */
export function useRound(classId: ClassId, initial: RoundView | null) {
  const [round, setRound] = useState(initial);
  const [isOld, setIsOld] = useState(false);
  const { act, isBusy, error } = useAct("That didn't work. Please try again.");
  const params = { id: classId };
  /** Counts local actions. A response to a request from before the last action is outdated and ignored. */
  const acts = useRef(0);
  const look = useCallback(
    async (signal: AbortSignal) => {
      const before = acts.current;
      try {
        const { round: now } = await call(getRound, { params: { id: classId } }, { attempts: 1, signal });
        if (before === acts.current) setRound(now);
        setIsOld(false);
      } catch (error) {
        if (!signal.aborted) setIsOld(true);
        throw error;
      }
    },
    [classId],
  );
  const isUnderWay = round !== null;
  useEffect(() => (isUnderWay ? keepLooking(look, PACE) : undefined), [isUnderWay, look]);
  const change = (work: () => Promise<RoundView | null>) =>
    act(async () => {
      acts.current += 1;
      const now = await work();
      acts.current += 1;
      setRound(now);
    });
  const start = (body: RoundChoice) => change(async () => (await call(startRound, { params, body })).round);
  const goOn = ({ id, turn }: RoundView) =>
    change(async () => (await call(turnRound, { params, body: { roundId: id, turn } })).round);
  const end = () =>
    change(async () => {
      await call(endRound, { params });
      return null;
    });
  return { round, isOld, isBusy, error, start, goOn, end };
}
