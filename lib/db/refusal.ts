import 'server-only';

/**
 * Returns Prisma's code for a refused statement (`P2002`: unique key, `P2025`: no such row). Returns null for any other
 * error. Compares the name of the error's class, because a process loads several copies of Prisma's classes, and
 * `instanceof` recognizes only one of them.
 */
export const refusalCode = (error: unknown): string | null =>
  error instanceof Error && error.name === 'PrismaClientKnownRequestError' && 'code' in error
    ? String(error.code)
    : null;
