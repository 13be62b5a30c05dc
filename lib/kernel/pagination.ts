/** A page of a list, as every list returns it. */
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

/** The page that an address asks for, where people count from 1; from 0, and the first one when it makes no sense. */
export function readPage(text: unknown): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page - 1 : 0;
}
