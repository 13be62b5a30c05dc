import 'server-only';

/**
 * Returns Prisma's code of a refused statement (`P2002`: a unique key, `P2025`: no such row); null for any other error.
 * Recognizes the error by name, because a process loads Prisma's classes more than once and `instanceof` knows only one
 * of them.
 */
export const refusalCode = (error: unknown): string | null =>
  error instanceof Error && error.name === 'PrismaClientKnownRequestError' && 'code' in error
    ? String(error.code)
    : null;
