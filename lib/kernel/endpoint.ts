import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Access for signed-in accounts only. */
type AccountAccess = 'user' | 'admin';
/**
 * Access for visitors too. `refresh-token` expects the refresh token as the bearer. `optional` accepts a request
 * without a bearer, but refuses an invalid bearer with 401.
 */
type OpenAccess = 'public' | 'optional' | 'refresh-token';
export type Access = AccountAccess | OpenAccess;
/** Name of a row in the limits table `LOAD_LIMITS` (`lib/limits/rules.ts`). */
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
  /** Accepted content types. The service also checks the file's content. */
  types: readonly string[];
}

/**
 * Schemas of an endpoint's input and output, declared in its `contract.ts`. An endpoint without parameters, query or
 * body omits that part.
 */
export interface Contract {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly data: z.ZodType;
}

/**
 * Property that gives an endpoint the type of its contract. It exists only as a type, so that browsers do not load the
 * schemas.
 */
declare const contractOf: unique symbol;

export interface Endpoint<C extends Contract = Contract, A extends Access = Access> {
  readonly method: Method;
  /** Path with `{name}` placeholders, as in OpenAPI. */
  readonly path: `/${string}`;
  readonly access: A;
  /** True if the client may repeat the request, because a repetition has no further effect. */
  readonly idempotent: boolean;
  readonly limit: LimitName;
  /**
   * True for slow work. Slow requests wait for each other: one at a time per account, three per network. They run in
   * parallel with other requests.
   */
  readonly isHeavy: boolean;
  /**
   * True if the endpoint sends email. Its response then waits until the email is stored. Other endpoints cannot send
   * email: an attempt throws.
   */
  readonly sendsMail?: boolean;
  /** Status of a successful response: 200 by default, 201 after creating, 204 without a body. */
  readonly status: 200 | 201 | 204;
  /** Maximum size of the request body in bytes. */
  readonly bodyLimit: number;
  /** The file that the endpoint accepts as its body instead of JSON. */
  readonly upload: Upload | undefined;
  readonly [contractOf]?: C;
}

type Declared<A extends Access> = Pick<Endpoint<Contract, A>, 'method' | 'path' | 'access'> &
  Partial<Pick<Endpoint, 'idempotent' | 'limit' | 'isHeavy' | 'sendsMail' | 'status' | 'bodyLimit' | 'upload'>>;

/** Default body limit. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Declares an endpoint for signed-in accounts, and gives it the type of its contract. The request handler, the
 * browser's call, the OpenAPI document and the authorization and fuzz tests use this declaration. Endpoints that only
 * read are idempotent and use the limit `read` by default; others use the limit `write`.
 */
export const endpoint = <C extends Contract>(declared: Declared<AccountAccess>): Endpoint<C, AccountAccess> =>
  withDefaults(declared);

/** Declares an endpoint that visitors may also call, so its handler may have no viewer. */
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

/** An endpoint together with its schemas, for the server and the tests. */
export type DescribedEndpoint = Endpoint & Contract;

type ContractOf<E extends Endpoint> = E extends { readonly [contractOf]?: infer C extends Contract } ? C : never;

/** The input of a call, before parsing. An endpoint without parameters, query or body omits that part. */
export type EndpointInput<E extends Endpoint> = Part<'params', ContractOf<E>> &
  Part<'query', ContractOf<E>> &
  Part<'body', ContractOf<E>>;
type Part<K extends 'params' | 'query' | 'body', C> = C extends { readonly [key in K]: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> }
  : { [key in K]?: undefined };

export type EndpointData<E extends Endpoint> = z.output<ContractOf<E>['data']>;
