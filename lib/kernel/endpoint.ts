import type { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Only for signed-in accounts. */
type AccountAccess = 'user' | 'admin';
/** `refresh-token`: the bearer is the refresh token itself. `optional`: a bearer is honored when present, and refused with 401 when it is invalid. */
type OpenAccess = 'public' | 'optional' | 'refresh-token';
export type Access = AccountAccess | OpenAccess;
/** Names a row of the limits table in `lib/limits/rules.ts`. */
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
  /** Content types that may be sent. What the bytes are is for the service to find out. */
  types: readonly string[];
}

/** What goes in and out of an endpoint, as its `contract.ts` says it. A part that it does not take is left out. */
export interface Contract {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly data: z.ZodType;
}

/** Only the compiler sees what goes in and out: an endpoint itself carries no schema, so that a browser loads none. */
declare const contractOf: unique symbol;

export interface Endpoint<C extends Contract = Contract, A extends Access = Access> {
  readonly method: Method;
  /** Path with `{name}` placeholders, as OpenAPI writes it. */
  readonly path: `/${string}`;
  readonly access: A;
  /** Whether sending the same request again is safe, so that the client may retry it. */
  readonly idempotent: boolean;
  readonly limit: LimitName;
  /** Takes so long that an account may have one at a time, beside which everything else of that account goes on. */
  readonly isHeavy: boolean;
  /** Its use case sends mail, so the answer waits until that is stored. What does not declare it cannot send any. */
  readonly sendsMail?: boolean;
  /** 200 unless told; 201 on create, 204 (no body) on delete. */
  readonly status: 200 | 201 | 204;
  /** Bytes. */
  readonly bodyLimit: number;
  /** Takes a file as its body instead of JSON. */
  readonly upload: Upload | undefined;
  readonly [contractOf]?: C;
}

type Declared<A extends Access> = Pick<Endpoint<Contract, A>, 'method' | 'path' | 'access'> &
  Partial<Pick<Endpoint, 'idempotent' | 'limit' | 'isHeavy' | 'sendsMail' | 'status' | 'bodyLimit' | 'upload'>>;

/** Unless an endpoint declares another. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Declares an endpoint for signed-in accounts once, with the type of its contract: the handler, the browser's call, the OpenAPI
 * document and the authorization and fuzzing tests all read it. Reads count as idempotent and are limited as `read`, others as `write`.
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

/** An endpoint with its schemas: what the server and the tests work with. */
export type DescribedEndpoint = Endpoint & Contract;

type ContractOf<E extends Endpoint> = E extends { readonly [contractOf]?: infer C extends Contract } ? C : never;

/** What a caller passes: the schemas' input side. A part that the endpoint does not take is left out. */
export type EndpointInput<E extends Endpoint> = Part<'params', ContractOf<E>> &
  Part<'query', ContractOf<E>> &
  Part<'body', ContractOf<E>>;
type Part<K extends 'params' | 'query' | 'body', C> = C extends { readonly [key in K]: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> }
  : { [key in K]?: undefined };

export type EndpointData<E extends Endpoint> = z.output<ContractOf<E>['data']>;
