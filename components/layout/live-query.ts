/**
 * Query options for one page or dialog. The data is refetched only when its hook asks for it, and forgotten when the
 * page closes. Without a network the query fails at once instead of waiting.
 */
export const LIVE_QUERY = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, networkMode: 'always' } as const;
