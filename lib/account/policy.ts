import type { UserId } from '@/lib/kernel/ids';
/** Returns true for the account's owner only. For everybody else, admins included, the account does not exist. */
export const canOpenAccount = (viewer: { userId: UserId }, accountId: string): boolean => viewer.userId === accountId;
