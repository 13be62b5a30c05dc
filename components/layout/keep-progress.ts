/** URL of the form in which a device account adds an email address or joins an account. */
export const KEEP_PROGRESS = '/profile#keep-progress';
