import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { toUserId, type UserId } from '@/lib/kernel/ids';

/** Columns to select for a user who signs in. */
export const identity = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  roles: true,
  emailVerifiedAt: true,
  createdAt: true,
} as const;

type Branded<Row extends { id: string }> = Omit<Row, 'id'> & { id: UserId };

export type Identity = Branded<Prisma.UserGetPayload<{ select: typeof identity }>>;

/** Columns to select when `passwordHash` is needed, to check a password or the cookie of a known device. */
export const owner = { ...identity, passwordHash: true } as const;

export type Owner = Branded<Prisma.UserGetPayload<{ select: typeof owner }>>;

/** Gives the id of a row of `users` the branded type `UserId`. */
export const toIdentity = <Row extends { id: string }>(row: Row): Branded<Row> => ({ ...row, id: toUserId(row.id) });

export const withPassword = { ...owner, passwordChosen: true, lockedAt: true } as const;
