'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '@/lib/kernel/pagination';

interface AdminList<T> {
  /**
   * Name of the list. It is the second part of the query key, after `admin`. Changes in the admin panel invalidate all
   * queries whose key begins with `admin`.
   */
  name: string;
  /** Serialized request, part of the query key. */
  asked: string;
  /** Page of the list that the server rendered for the first request. */
  initial: Page<T>;
  load: () => Promise<Page<T>>;
}

/** Loads one page of an admin list. The previous page stays visible while the next page loads. */
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
