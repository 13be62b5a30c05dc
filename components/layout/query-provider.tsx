'use client';

import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

// Reports a change before the browser's next event. After the default timeout, a second quick press would still find
// an active button.
notifyManager.setScheduler(queueMicrotask);

/**
 * Client cache of server data. Today and the pages of a test do not use it, to load faster. Retries are off, because
 * `call` retries by itself. Mutations fail without a network, because by default they would wait for it and be
 * sent later.
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
