'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '@/lib/kernel/pagination';

interface AdminList<T> {
  /** The second part of its query key; what an admin changes invalidates by it. */
  name: string;
  /** What is asked for, as text. */
  asked: string;
  /** What the address asked for when the page was opened. */
  initial: Page<T>;
  load: () => Promise<Page<T>>;
}

/** A list of the admin panel, a page at a time. While the next one loads, the previous one stays. */
export function useAdminList<T>({ name, asked, initial, load }: AdminList<T>) {
  const [openedWith] = useState(asked);
  const list = useQuery({
    queryKey: ['admin', name, asked],
    queryFn: load,
    ...(asked === openedWith ? { initialData: initial } : {}),
    placeholderData: keepPreviousData,
  });
  return { ...list, shown: list.data ?? initial };
}
