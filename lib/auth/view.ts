import { fullNameOf } from '@/lib/kernel/account';
import type { UserInfo } from './contract';
import type { Identity } from './identity';

export const viewUserInfo = (user: Identity): UserInfo => ({
  id: user.id,
  email: user.email ?? '',
  firstName: user.firstName,
  lastName: user.lastName,
  fullName: fullNameOf(user),
  roles: user.roles,
  emailVerified: user.emailVerifiedAt !== null,
  createdAt: user.createdAt.toISOString(),
});
