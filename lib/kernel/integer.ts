/** Maximum of an `integer` column. PostgreSQL refuses a higher number that a declaration has let through. */
export const MAX_INTEGER = 2_147_483_647;
