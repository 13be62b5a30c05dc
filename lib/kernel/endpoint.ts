import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** `refresh-token`: the bearer is the refresh token itself. `optional`: a bearer is honoured when present, and refused with 401 when it is worth nothing. */
type Access = 'public' | 'optional' | 'user' | 'admin' | 'refresh-token';
/** Names a row of the limits table in `lib/limits/rules.ts`. */
export type LimitName =
  | 'read'
  | 'write'
  | 'answer'
  | 'login'
  | 'register'
  | 'mail'
  | 'token'
  | 'refresh'
  | 'export'
  | 'import';

export interface Upload {
  maxBytes: number;
  /** Content types that may be sent. What the bytes are is for the service to find out. */
  types: readonly string[];
}

export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Path with `{name}` placeholders, as OpenAPI writes it. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Whether sending the same request again is safe, so that the client may retry it. */
  readonly idempotent: boolean;
  readonly limit: LimitName;
  /** 200 unless told; 201 on create, 204 (no body) on delete. */
  readonly status: 200 | 201 | 204;
  /** Bytes. */
  readonly bodyLimit: number;
  /** Takes a file as its body instead of JSON. */
  readonly upload: Upload | undefined;
  readonly params: P | undefined;
  readonly query: Q | undefined;
  readonly body: B | undefined;
  readonly data: D;
}

type Declared<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType> = Pick<
  Endpoint<P, Q, B, D>,
  'method' | 'path' | 'summary' | 'access' | 'data'
> &
  Partial<
    Pick<Endpoint<P, Q, B, D>, 'idempotent' | 'limit' | 'status' | 'bodyLimit' | 'upload' | 'params' | 'query' | 'body'>
  >;

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Declares an endpoint once; the handler, the browser's call, the OpenAPI document and the authorisation
 * and fuzzing tests all read it. Reads count as idempotent and are limited as `read`, others as `write`.
 */
export function endpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  D extends z.ZodType = z.ZodType,
>(declared: Declared<P, Q, B, D>): Endpoint<P, Q, B, D> {
  const isRead = declared.method === 'GET';
  return {
    idempotent: isRead,
    limit: isRead ? 'read' : 'write',
    status: 200,
    bodyLimit: BODY_LIMIT_BYTES,
    upload: undefined,
    params: undefined,
    query: undefined,
    body: undefined,
    ...declared,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a list of unlike endpoints needs the widest type; each use infers its own.
export type AnyEndpoint = Endpoint<any, any, any, any>;

/** What a caller passes: the schemas' input side. A part that the endpoint does not declare is left out. */
export type EndpointInput<E extends AnyEndpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
type Part<K extends string, S> = S extends z.ZodUndefined | undefined
  ? { [key in K]?: undefined }
  : NonNullable<S> extends z.ZodUndefined
    ? { [key in K]?: undefined }
    : undefined extends z.input<NonNullable<S> & z.ZodType>
      ? { [key in K]?: z.input<NonNullable<S> & z.ZodType> }
      : Record<never, never> extends z.input<NonNullable<S> & z.ZodType>
        ? { [key in K]?: z.input<NonNullable<S> & z.ZodType> }
        : { [key in K]: z.input<NonNullable<S> & z.ZodType> };

export type EndpointData<E extends AnyEndpoint> = z.output<E['data']>;
