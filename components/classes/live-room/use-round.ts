import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from '#texts';
import { LIVE_QUERY } from '@/components/layout/live-query';
import { usePressLock } from '@/components/ui/use-press-lock';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { RoundView } from '@/lib/classes/live-room/contract';
import { endRound, getRound, startRound, turnRound } from '@/lib/classes/live-room/endpoints';
import type { ClassId } from '@/lib/kernel/ids';
import { pollQuery } from './poll';
import type { RoundChoice } from './start-round';

const PACE = { firstMs: 2_000, mostMs: 10_000 };

/**
 * Polls the round of a class and returns the instructor's actions. If `initial` is omitted, `round` is undefined until
 * the first response. `isOld` is true after a failed request.
 */
export function useRound(classId: ClassId, initial?: RoundView | null) {
  const t = useTranslations('live');
  const client = useQueryClient();
  const queryKey = ['round', classId];
  const params = { id: classId };
  const {
    data: round,
    isError: isOld,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(getRound, { params }, { attempts: 1, signal })).round,
    ...(initial === undefined ? {} : { initialData: initial }),
    ...LIVE_QUERY,
  });
  // Polls even while there is no round, because a round may start on another device.
  useEffect(() => pollQuery(refetch, PACE), [refetch]);
  /** Cancels the pending request, because its response may be older than the last action. */
  const dropRequest = () => client.cancelQueries({ queryKey });
  const change = useMutation({
    mutationFn: (act: () => Promise<RoundView | null>) => act(),
    onMutate: dropRequest,
    onSuccess: async (now) => {
      await dropRequest();
      // Stores nothing if the user has left the page: on the next visit the page uses the round that the server
      // renders.
      client.setQueryData<RoundView | null>(queryKey, (shown) => (shown === undefined ? undefined : now));
    },
  });
  const { lock, unlock } = usePressLock();
  const run = (act: () => Promise<RoundView | null>, onDone?: () => void) =>
    lock() ? change.mutate(act, { onSuccess: () => onDone?.(), onSettled: unlock }) : undefined;
  return {
    round,
    isOld,
    isBusy: change.isPending,
    error: findErrorText(change.error, t('failed')),
    /** `onStarted` is called after the round has started. */
    start: (body: RoundChoice, onStarted?: () => void) =>
      run(async () => (await call(startRound, { params, body })).round, onStarted),
    goOn: ({ id, turn }: RoundView) =>
      run(async () => (await call(turnRound, { params, body: { roundId: id, turn } })).round),
    end: () =>
      run(async () => {
        await call(endRound, { params });
        return null;
      }),
  };
}
