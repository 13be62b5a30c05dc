import type { UserId } from '@/lib/kernel/ids';
/** True for the account's owner. Others, including admins, get "not found". */
export const canOpenAccount = (viewer: { userId: UserId }, accountId: string): boolean => viewer.userId === accountId;
