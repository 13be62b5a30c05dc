/** The page on which a device account gets an address or moves into an account. */
export const KEEP_PROGRESS = '/profile#keep-progress';
