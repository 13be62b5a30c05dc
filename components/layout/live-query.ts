/**
 * Options of a query for one page or dialog: refetched only when its hook asks for it, forgotten when it closes, and
 * failing without a network instead of waiting for one.
 */
export const LIVE_QUERY = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, networkMode: 'always' } as const;
