import 'server-only';

// Matches a bearer header. Ignores case, because the name of the scheme is case-insensitive (RFC 9110 §11.1).
const BEARER = /^Bearer +([\w.~+/=-]{1,4096})$/i;

/** Returns the token of an `Authorization` header; null if the header is missing or malformed. */
export const bearerToken = (authorization: string | null | undefined): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;
