'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '#texts';
import { searchAnswered } from '@/lib/attempts/endpoints';
import { call } from '@/lib/browser/api/call';
import { searchIndexAddress } from '@/lib/browser/offline/names';
import { useViewer } from '@/lib/browser/session/viewer';
import { BUILD_VERSION } from '@/lib/kernel/build-version';
import type { Language } from '@/lib/kernel/language';

/** Shortest query. One or two letters would match nearly everything. */
const LETTERS_NEEDED = 3;

async function loadSearch(language: Language) {
  // Loads the search code and the index in parallel.
  const [{ readIndex, searchIn }, response] = await Promise.all([
    import('@/lib/study/search-rules'),
    fetch(searchIndexAddress(language, BUILD_VERSION)),
  ]);
  if (!response.ok) throw new Error(`The index could not be loaded: HTTP ${response.status}`);
  const index = readIndex(await response.text(), language);
  return (typed: string) => searchIn(index, typed);
}

/** Searches the site's pages on the device. `found` is null while the index loads. */
export function useFound(typed: string) {
  const language = useLanguage();
  const {
    data: search,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['search', language],
    queryFn: () => loadSearch(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = useMemo(() => (typed === '' ? [] : (search?.(typed) ?? null)), [search, typed]);
  return { found, isError, retry: () => void refetch() };
}

/** Searches the member's answered questions on the server. Empty for a visitor. */
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
