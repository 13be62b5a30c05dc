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

/**
 * What load shedding weighs. `always` is never turned away; `answer` is the last to be, because an answer or what sends it would be
 * lost; `figures` are the first.
 */
export type Priority = 'always' | 'answer' | 'ordinary' | 'figures';

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
  readonly priority: Priority;
  /** About how many milliseconds of the server's processor a call takes: what it uses of its client's allowance. */
  readonly cost: number;
  /** Takes so long that an account may have one at a time, beside which everything else of that account goes on. */
  readonly isHeavy: boolean;
  /**
   * Its data may be seconds old, so it is read from the replica. Never for what its caller may just have changed, and only for a use
   * case that writes nothing.
   */
  readonly mayBeStale?: boolean;
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
  Partial<
    Pick<
      Endpoint,
      | 'idempotent'
      | 'limit'
      | 'priority'
      | 'cost'
      | 'isHeavy'
      | 'mayBeStale'
      | 'sendsMail'
      | 'status'
      | 'bodyLimit'
      | 'upload'
    >
  >;

/** Unless an endpoint declares another. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Measured on the server's own thread, of a machine on which an answer takes 5.6 ms, nearly twice what is declared: sections 4.3, favorites'
 * count 5.7, a draw 6.4, a refused call 4.5, a sign-in 10 (and 350 in the threads for passwords), an export of a small account 31, a
 * picture 18 (and 53 in others).
 */
const COSTS = { read: 4, write: 5, answer: 3, queued: 30, heavy: 60 };

/** Passwords and mail have queues of their own, in which hundreds may wait without delaying anybody else. */
const QUEUED: readonly LimitName[] = ['login', 'register', 'mail', 'token'];

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
  const isQueued = QUEUED.includes(limit);
  return {
    idempotent: isRead,
    limit,
    priority: isQueued ? 'always' : 'ordinary',
    cost: estimateCost(declared, isQueued),
    isHeavy: false,
    status: 200,
    bodyLimit: BODY_LIMIT_BYTES,
    upload: undefined,
    ...declared,
  };
}

type Weighed = Pick<Endpoint, 'method'> & Partial<Pick<Endpoint, 'isHeavy' | 'limit'>>;

function estimateCost({ isHeavy, limit, method }: Weighed, isQueued: boolean): number {
  if (isHeavy) return COSTS.heavy;
  if (isQueued) return COSTS.queued;
  if (limit === 'answer') return COSTS.answer;
  return method === 'GET' ? COSTS.read : COSTS.write;
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
