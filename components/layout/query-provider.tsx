'use client';

import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

// Reports the start of a request before the browser's next event. The library's default is a timeout, and during it a
// quick second press would find the button still active.
notifyManager.setScheduler(queueMicrotask);

/**
 * Client cache of server data. Today and the pages of a test do not use it, so that they load faster. Retries are off,
 * because `call` retries by itself. Mutations fail without a network; by default they would be sent later.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
