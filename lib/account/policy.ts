import type { UserId } from '@/lib/kernel/ids';
/** True only for the account's owner. Everybody else, including admins, gets "not found". */
export const canOpenAccount = (viewer: { userId: UserId }, accountId: string): boolean => viewer.userId === accountId;
