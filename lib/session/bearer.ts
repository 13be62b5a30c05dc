import 'server-only';

// RFC 9110 §11.1: the scheme name is case-insensitive.
const BEARER = /^Bearer +([\w.~+/=-]{1,4096})$/i;

/** Returns the token of an `Authorization` header, null when the header is absent or malformed. */
export const bearerToken = (authorization: string | null | undefined): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;
