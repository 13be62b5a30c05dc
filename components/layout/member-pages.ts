import { ROLES } from '@/lib/kernel/account';

export type MemberPage = readonly [href: string, name: string];

/** Specification §2, "Signed-in user menu". */
export function listMemberPages(user: { roles: string[] }): readonly MemberPage[] {
  const own: MemberPage[] = [
    ['/profile', 'Profile'],
    ['/favorites', 'My Favorites'],
    ['/statistics', 'My Statistics'],
    ['/reports', 'My Reports'],
  ];
  return user.roles.includes(ROLES.admin) ? [...own, ...ADMIN_PAGES] : own;
}

const ADMIN_PAGES: readonly MemberPage[] = [
  ['/admin', 'Admin Panel'],
  ['/admin/dashboard', 'Analytics Dashboard'],
];
