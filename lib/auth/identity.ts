import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { toUserId, type UserId } from '@/lib/kernel/ids';

/** The columns that are read of a person who signs in. */
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

/** Of a person who signs in or goes on: `passwordHash` is what their password, and marks of their devices, are checked against. */
export const owner = { ...identity, passwordHash: true } as const;

export type Owner = Branded<Prisma.UserGetPayload<{ select: typeof owner }>>;

/** A row of `users` with its id as what it is. */
export const toIdentity = <Row extends { id: string }>(row: Row): Branded<Row> => ({ ...row, id: toUserId(row.id) });

export const withPassword = { ...owner, passwordChosen: true, lockedAt: true } as const;
