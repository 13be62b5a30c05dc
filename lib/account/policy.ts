/** An account is its owner's alone; to everybody else, admins included, it does not exist. */
export const canOpenAccount = (viewer: { userId: string }, accountId: string): boolean => viewer.userId === accountId;
