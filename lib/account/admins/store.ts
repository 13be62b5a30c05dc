import 'server-only';
import { db } from '@/lib/db/client';
import { ROLES } from '@/lib/kernel/account';

export const countAdmins = (): Promise<number> => db.user.count({ where: { roles: { has: ROLES.admin } } });

export interface NewAdmin {
  email: string;
  passwordHash: string;
  passwordChosen: boolean;
}

/** Creates the person, or gives an existing one the role and the password. */
export async function saveAdmin(admin: NewAdmin): Promise<void> {
  const given = { passwordHash: admin.passwordHash, passwordChosen: admin.passwordChosen, emailVerifiedAt: new Date() };
  await db.user.upsert({
    where: { email: admin.email },
    create: { ...given, email: admin.email, firstName: 'Admin', lastName: 'User', roles: [ROLES.user, ROLES.admin] },
    update: { ...given, roles: [ROLES.user, ROLES.admin] },
    select: { id: true },
  });
}
