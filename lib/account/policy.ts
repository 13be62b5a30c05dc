import type { UserId } from '@/lib/kernel/ids';
/** An account is its owner's alone; to everybody else, admins included, it does not exist. */
export const canOpenAccount = (viewer: { userId: UserId }, accountId: string): boolean => viewer.userId === accountId;
