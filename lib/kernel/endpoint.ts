import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Access for signed-in accounts only. */
type AccountAccess = 'user' | 'admin';
/**
 * Access for visitors too. `refresh-token`: the bearer is the refresh token itself. `optional`: a bearer is honored
 * when present, and refused with 401 when it is invalid.
 */
type OpenAccess = 'public' | 'optional' | 'refresh-token';
export type Access = AccountAccess | OpenAccess;
/** Row of the limits table in `lib/limits/rules.ts`. */
export type LimitName =
  | 'read'
  | 'write'
  | 'answer'
  | 'login'
  | 'register'
  | 'start'
  | 'mail'
  | 'token'
  | 'refresh'
  | 'export'
  | 'import';

export interface Upload {
  maxBytes: number;
  /** Accepted content types. The service checks what the bytes really are. */
  types: readonly string[];
}

/** Input and output of an endpoint, as declared in its `contract.ts`. Parts that it does not have are left out. */
export interface Contract {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly data: z.ZodType;
}

/** Type-level contract: an endpoint itself carries no schema, so that a browser loads none. */
declare const contractOf: unique symbol;

export interface Endpoint<C extends Contract = Contract, A extends Access = Access> {
  readonly method: Method;
  /** Path with `{name}` placeholders, as in OpenAPI. */
  readonly path: `/${string}`;
  readonly access: A;
  /** True if repeating the same request is safe, so that the client may retry it. */
  readonly idempotent: boolean;
  readonly limit: LimitName;
  /** True for slow work: an account may run one such request at a time, while its other requests continue. */
  readonly isHeavy: boolean;
  /**
   * True if its use case sends mail, so that the response waits until the mail is stored. Other endpoints cannot send
   * any.
   */
  readonly sendsMail?: boolean;
  /** Defaults to 200; 201 on create, 204 (no body) on delete. */
  readonly status: 200 | 201 | 204;
  /** Limit in bytes. */
  readonly bodyLimit: number;
  /** File type that it takes as its body instead of JSON. */
  readonly upload: Upload | undefined;
  readonly [contractOf]?: C;
}

type Declared<A extends Access> = Pick<Endpoint<Contract, A>, 'method' | 'path' | 'access'> &
  Partial<Pick<Endpoint, 'idempotent' | 'limit' | 'isHeavy' | 'sendsMail' | 'status' | 'bodyLimit' | 'upload'>>;

/** Default body limit. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Declares an endpoint for signed-in accounts once, with the type of its contract: the handler, the browser's call, the
 * OpenAPI document and the authorization and fuzzing tests all read it. Reads count as idempotent and use the limit
 * `read`, others `write`.
 */
export const endpoint = <C extends Contract>(declared: Declared<AccountAccess>): Endpoint<C, AccountAccess> =>
  withDefaults(declared);

/** Declares an endpoint that also serves visitors: its handler may get no viewer. */
export const openEndpoint = <C extends Contract>(declared: Declared<OpenAccess>): Endpoint<C, OpenAccess> =>
  withDefaults(declared);

function withDefaults<C extends Contract, A extends Access>(declared: Declared<A>): Endpoint<C, A> {
  const isRead = declared.method === 'GET';
  const limit = declared.limit ?? (isRead ? 'read' : 'write');
  return {
    idempotent: isRead,
    limit,
    isHeavy: false,
    status: 200,
    bodyLimit: BODY_LIMIT_BYTES,
    upload: undefined,
    ...declared,
  };
}

/** Endpoint with its schemas, for the server and the tests. */
export type DescribedEndpoint = Endpoint & Contract;

type ContractOf<E extends Endpoint> = E extends { readonly [contractOf]?: infer C extends Contract } ? C : never;

/** Argument of a call: the schemas' input side. Parts that the endpoint does not take are left out. */
export type EndpointInput<E extends Endpoint> = Part<'params', ContractOf<E>> &
  Part<'query', ContractOf<E>> &
  Part<'body', ContractOf<E>>;
type Part<K extends 'params' | 'query' | 'body', C> = C extends { readonly [key in K]: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> }
  : { [key in K]?: undefined };

export type EndpointData<E extends Endpoint> = z.output<ContractOf<E>['data']>;
