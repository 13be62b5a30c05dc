import 'server-only';

/**
 * Prisma's code of what the database has refused (`P2002`: a unique key, `P2025`: no such row); null for any other error. Told by the
 * error's name, because a process loads Prisma's classes more than once and `instanceof` knows only one of them.
 */
export const refusalCode = (error: unknown): string | null =>
  error instanceof Error && error.name === 'PrismaClientKnownRequestError' && 'code' in error
    ? String(error.code)
    : null;
