import { ROLES } from '@/lib/kernel/account';
import { ADMIN_AREA, listMenu, MEMBERS_AREA, type MenuEntry } from '@/lib/kernel/pages';

/** Menu entries of a signed-in member: the member pages, and for admins the admin pages. */
export const listMemberPages = (user: { roles: string[] }): readonly (readonly MenuEntry[])[] => [
  [...listMenu('member', MEMBERS_AREA), ...(user.roles.includes(ROLES.admin) ? listMenu('admin', ADMIN_AREA) : [])],
  listMenu('learn', MEMBERS_AREA),
];
