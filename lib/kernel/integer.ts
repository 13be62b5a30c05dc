/**
 * Maximum value of an `integer` column. PostgreSQL throws an error for a greater number, so schemas must refuse greater
 * numbers.
 */
export const MAX_INTEGER = 2_147_483_647;
