import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';

/** What is read of a person who signs in. */
export const identity = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  roles: true,
  emailVerifiedAt: true,
  createdAt: true,
} as const;

export type Identity = Prisma.UserGetPayload<{ select: typeof identity }>;

export const withPassword = { ...identity, passwordHash: true, passwordChosen: true, lockedAt: true } as const;
