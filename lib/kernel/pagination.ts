/** One page of a list. */
export interface Page<T> {
  items: T[];
  page: number;
  size: number;
  totalItems: number;
  totalPages: number;
}

export function toPage<T>(items: T[], at: { page: number; size: number; totalItems: number }): Page<T> {
  return { items, ...at, totalPages: Math.ceil(at.totalItems / at.size) };
}

/** Parses the one-based page number of a URL and returns it zero-based. Invalid values give the first page. */
export function readPage(text: unknown): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page - 1 : 0;
}
