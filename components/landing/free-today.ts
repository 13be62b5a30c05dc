/** The head of the comparison's column that is true now. "Unlock with Pro" leads there. */
export const FREE_TODAY_ID = 'free-account-today';
