/** Id of the "free account" column of the plan comparison, to which "Unlock with Pro" scrolls. */
export const FREE_TODAY_ID = 'free-account-today';
