'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LIVE_QUERY } from '@/components/layout/live-query';
import { call } from '@/lib/browser/api/call';
import type { ClassView } from '@/lib/classes/contract';
import { getClass } from '@/lib/classes/endpoints';

/** Polling interval. Short, because students who join should appear while the instructor shows the code. */
const LOOK_EVERY_MS = 5_000;

/** Returns the class and a function that replaces it. Polls while `isWatched` is true and the page is visible. */
export function useClass(initial: ClassView, isWatched: boolean) {
  const client = useQueryClient();
  const { id } = initial;
  const queryKey = ['class', id];
  const { data: shown } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getClass, { params: { id } }, { attempts: 1, signal }),
    initialData: initial,
    enabled: isWatched,
    refetchInterval: LOOK_EVERY_MS,
    ...LIVE_QUERY,
  });
  const change = (changed: ClassView) => {
    // Cancels a pending request, because its response would be older than this change.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, changed);
  };
  return [shown, change] as const;
}
