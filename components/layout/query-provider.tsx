'use client';

import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

// Reports a change before the browser's next event. With the default timeout, the button would still be active at a
// quick second press.
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
