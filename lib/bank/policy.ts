import { ROLES } from '@/lib/kernel/account';

/** Decisions, "Who sees the key": admins everywhere; others only on practice, favorites and mock questions. */
export const canSeeExamKey = (viewer: { roles: string[] }): boolean => viewer.roles.includes(ROLES.admin);
