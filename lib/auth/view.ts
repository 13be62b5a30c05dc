import type { User } from '@/lib/db/generated/client';
import { fullNameOf } from '@/lib/kernel/account';
import type { UserInfo } from './contract';

type UserRow = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'roles' | 'emailVerifiedAt' | 'createdAt'>;

export const viewUserInfo = (user: UserRow): UserInfo => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  fullName: fullNameOf(user),
  roles: user.roles,
  emailVerified: user.emailVerifiedAt !== null,
  createdAt: user.createdAt.toISOString(),
});
