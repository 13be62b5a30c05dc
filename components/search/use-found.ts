'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchAnswered } from '@/lib/attempts/endpoints';
import { call } from '@/lib/browser/api/call';
import { searchIndexAddress } from '@/lib/browser/offline/names';
import { useViewer } from '@/lib/browser/session/viewer';
import { BUILD_VERSION } from '@/lib/kernel/build-version';

/** From so many letters on: fewer are in every question. */
const LETTERS_NEEDED = 3;

async function loadSearch() {
  // The library comes with the index: nobody needs it before.
  const [{ readIndex, searchIn }, response] = await Promise.all([
    import('@/lib/study/search/rules'),
    fetch(searchIndexAddress(BUILD_VERSION)),
  ]);
  if (!response.ok) throw new Error(`The index could not be loaded: HTTP ${response.status}`);
  const index = readIndex(await response.text());
  return (typed: string) => searchIn(index, typed);
}

/** What the product's pages say of these words, on this device alone. `found` is null while the index is on its way. */
export function useFound(typed: string) {
  const {
    data: search,
    isError,
    refetch,
  } = useQuery({ queryKey: ['search'], queryFn: loadSearch, staleTime: Number.POSITIVE_INFINITY });
  const found = useMemo(() => (typed === '' ? [] : (search?.(typed) ?? null)), [search, typed]);
  return { found, isError, retry: () => void refetch() };
}

/** The member's own answered questions with these words, from the server; empty for a visitor. */
export function useAnsweredQuestions(typed: string) {
  const { status } = useViewer();
  const search = typed.trim();
  const isAsked = status === 'signed-in' && search.length >= LETTERS_NEEDED;
  const { data, isError } = useQuery({
    queryKey: ['search', 'answered', search],
    queryFn: ({ signal }) => call(searchAnswered, { query: { search } }, { signal, attempts: 1 }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return { questions: isAsked ? (data ?? []) : [], isError: isAsked && isError };
}
