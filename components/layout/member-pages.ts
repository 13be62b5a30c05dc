import { ROLES } from '@/lib/kernel/account';

export type MemberPage = readonly [href: string, name: string];

/** Specification §2, "Signed-in user menu". */
export function listMemberPages(roles: readonly string[]): readonly MemberPage[] {
  const own: readonly MemberPage[] = [
    ['/profile', 'Profile'],
    ['/favorites', 'My Favorites'],
  ];
  if (!roles.includes(ROLES.admin)) return own;
  return [...own, ['/admin', 'Admin Panel'], ['/admin/dashboard', 'Analytics Dashboard']];
}
