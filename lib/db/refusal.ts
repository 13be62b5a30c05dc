import 'server-only';

/**
 * Returns Prisma's code for a refused statement (`P2002`: unique key, `P2025`: no such row); null for any other error.
 * Compares the error's class by name, because a process loads several copies of Prisma's classes, and `instanceof`
 * knows only one.
 */
export const refusalCode = (error: unknown): string | null =>
  error instanceof Error && error.name === 'PrismaClientKnownRequestError' && 'code' in error
    ? String(error.code)
    : null;
