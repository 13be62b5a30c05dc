/** Id of the comparison's column for the current offer, the target of "Unlock with Pro". */
export const FREE_TODAY_ID = 'free-account-today';
