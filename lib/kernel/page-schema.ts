import { z } from './schema';

/** Maximum page size, so that no request can load a whole table. */
const MAX_PAGE_SIZE = 100;

/** Returns the schema of a page number (from 0) and a page size (up to 100). */
export const pageQuery = (defaultSize: number) =>
  z.strictObject({
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(defaultSize),
  });

/** Returns the schema of one page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    page: z.number().int(),
    size: z.number().int(),
    totalItems: z.number().int(),
    totalPages: z.number().int(),
  });
