/** The highest number that an `integer` column holds; PostgreSQL refuses a higher one where a declaration has let it pass. */
export const MAX_INTEGER = 2_147_483_647;
