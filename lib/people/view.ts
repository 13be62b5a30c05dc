import { accountName } from '@/lib/kernel/account';
import type { PersonView } from './contract';
import type { PersonRow } from './store';

export const viewPerson = (row: PersonRow): PersonView => ({
  id: row.id,
  email: row.email ?? '',
  fullName: accountName(row),
  roles: row.roles,
  emailVerified: row.emailVerifiedAt !== null,
  isLocked: row.lockedAt !== null,
  createdAt: row.createdAt.toISOString(),
  lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
});
