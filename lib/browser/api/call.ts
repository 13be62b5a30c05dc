import { renewTokens } from '@/lib/browser/session/renew';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken, saveTokens } from '@/lib/browser/session/token-store';
import type { Endpoint, EndpointData, EndpointInput } from '@/lib/kernel/endpoint';
import { AUTHENTICATION_FAILED, CallError, errorOf, MANY_ATTEMPTS, NETWORK_ERROR } from './call-error';
import { deviceHeaders } from './device';
import { backoffMs, NO_ANSWER, TIMEOUT_MS, withTimeout } from './waits';

/** The maximum number of requests per call, including the first. */
const ATTEMPTS = 3;
const BACKOFF = { firstMs: 1000, mostMs: 5000 };

interface Options {
  signal?: AbortSignal;
  /** Refresh token to send instead of the access token, for the endpoints that expect one. */
  bearer?: string;
  /** A file to send as the request body. */
  upload?: Blob;
  /**
   * Id of the user whose data the call concerns. If another user is signed in on this device meanwhile, `call` throws
   * and sends nothing.
   */
  person?: string;
  /** The maximum number of requests, including the first; three by default. For callers that retry on their own. */
  attempts?: number;
  /**
   * True: treats a response without the product's envelope as a network error. The outbox deletes an event after a
   * successful response, so JSON from a captive portal must not count as success.
   */
  isEnveloped?: boolean;
  /** True: the request continues when the user leaves the page. */
  keepalive?: boolean;
  /** `omit` sends no cookies and ignores cookies in the response. */
  credentials?: RequestCredentials;
  /**
   * False: does not store the tokens of the response, so this browser stays signed in as the current user. Defaults to
   * true.
   */
  savesTokens?: boolean;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends the request of an endpoint and returns the data in the response. Retries idempotent requests, except a read
 * that timed out, and renews the tokens once after a 401. Throws `CallError`; `errorText` converts the error into the
 * text to show.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: Options = {},
): Promise<EndpointData<E>> {
  const request = toRequest(endpoint, input as LooseInput, options.upload);
  const attempts = endpoint.idempotent ? (options.attempts ?? ATTEMPTS) : 1;
  // Another user may have signed in, because devices are shared and tabs stay open for days. Without this check, one
  // user's action could be sent with the next user's token.
  const person = options.person ?? (endpoint.access === 'optional' ? undefined : personHere());
  let hasRenewed = false;
  for (let attempt = 1; ; attempt += 1) {
    if (person !== undefined && personHere() !== person) throw signedOut();
    try {
      return await send(endpoint, request, options);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (needsRenewal(endpoint, error) && !hasRenewed && attempt === 1) {
        hasRenewed = true;
        await renewFor(endpoint);
        attempt -= 1;
        continue;
      }
      if (!error.isTemporary || error.status === 429 || error.status === 409) throw error;
      if (error.code === NO_ANSWER) throw error;
      if (attempt >= attempts) throw exhausted(error, attempt);
      await wait(backoffMs(BACKOFF, attempt - 1));
    }
  }
}

const personHere = (): string | undefined => userOf(accessToken())?.id;
const signedOut = () => new CallError(AUTHENTICATION_FAILED, { status: 401, code: 'UNAUTHENTICATED' });

const needsRenewal = (endpoint: Endpoint, error: CallError): boolean =>
  error.status === 401 && ['user', 'admin', 'optional'].includes(endpoint.access);

async function renewFor(endpoint: Endpoint): Promise<void> {
  try {
    await renewTokens();
  } catch (error) {
    // Only a refusal by the server ends the session. After a network error the tokens remain valid.
    if (error instanceof CallError && error.isTemporary) throw error;
    // An endpoint that is also open to visitors is called again without a token.
    if (endpoint.access !== 'optional') throw signedOut();
  }
}

function exhausted(error: CallError, attempts: number): CallError {
  const isUnnamed = attempts > 1 && error.status >= 500 && error.code === '';
  return isUnnamed ? new CallError(MANY_ATTEMPTS, { status: error.status }) : error;
}

interface LooseInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface Prepared {
  path: string;
  body: string | Blob | undefined;
  contentType: string;
}

function toRequest(endpoint: Endpoint, input: LooseInput, upload: Blob | undefined): Prepared {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const query = search.toString();
  const json = input.body === undefined ? undefined : JSON.stringify(input.body);
  return {
    path: query ? `${path}?${query}` : path,
    body: upload ?? json,
    contentType: upload ? upload.type : 'application/json',
  };
}

async function send<E extends Endpoint>(endpoint: E, request: Prepared, options: Options): Promise<EndpointData<E>> {
  const token = options.bearer ?? accessToken();
  const init: RequestInit = {
    method: endpoint.method,
    headers: {
      ...deviceHeaders(),
      Accept: 'application/json',
      ...(request.body === undefined ? {} : { 'Content-Type': request.contentType }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: request.body ?? null,
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
    cache: 'no-store',
    credentials: options.credentials ?? 'same-origin',
  };
  // The timeout covers only the wait for the response headers, because a long body may take longer to arrive.
  const isBounded = endpoint.method === 'GET' && !endpoint.isHeavy && !options.signal;
  const response = isBounded
    ? await withTimeout(TIMEOUT_MS, (signal) => reach(request.path, { ...init, signal }))
    : await reach(request.path, init);
  return unwrap(request.path, response, options);
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new CallError(NETWORK_ERROR, { status: 0 });
  }
}

async function unwrap<E extends Endpoint>(
  path: string,
  response: Response,
  { isEnveloped = false, savesTokens = true }: Options,
): Promise<EndpointData<E>> {
  if (response.status === 204) return {} as EndpointData<E>;
  if (isFile(response)) return (await response.blob()) as EndpointData<E>;
  const body = await readJson(response);
  if (!response.ok) throw errorOf(path, response, body);
  // An HTML page instead of JSON comes from a captive portal or a proxy, so the request did not reach our server.
  if (typeof body !== 'object' || body === null) throw new CallError(NETWORK_ERROR, { status: 0 });
  const hasEnvelope = 'success' in body && 'data' in body;
  if (isEnveloped && !hasEnvelope) throw new CallError(NETWORK_ERROR, { status: 0 });
  const data = hasEnvelope ? body.data : body;
  if (savesTokens && isPair(data)) saveTokens(data);
  return data as EndpointData<E>;
}

const isFile = (response: Response): boolean =>
  response.ok && (response.headers.get('content-disposition') ?? '').startsWith('attachment');

const isPair = (data: unknown): data is { accessToken: string; refreshToken: string } =>
  typeof data === 'object' && data !== null && 'accessToken' in data && 'refreshToken' in data;

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // The body is not JSON; the caller chooses the message by the status.
    return undefined;
  }
}
