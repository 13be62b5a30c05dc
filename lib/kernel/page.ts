import { z } from '#schema';

/** Lists are capped so that no request can ask for the whole table by accident or on purpose. */
const MAX_PAGE_SIZE = 100;

/** `page` from 0, `size` up to 100. */
export const pageQuery = (defaultSize: number) =>
  z.strictObject({
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(defaultSize),
  });

/** The envelope of every list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    page: z.number().int(),
    size: z.number().int(),
    totalItems: z.number().int(),
    totalPages: z.number().int(),
  });

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
