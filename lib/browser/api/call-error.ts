/** A failed API call. `status` is the HTTP status, or 0 if no response arrived. */
export class CallError extends Error {
  readonly status: number;
  /** The machine-readable error code of the response; empty if the response contains none. */
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
  /**
   * True if `message` is a text from the server, which the page may show. Otherwise `message` is a default text, meant
   * for the log.
   */
  readonly isServersOwn: boolean;

  constructor(
    message: string,
    details: {
      status: number;
      code?: string;
      fields?: Record<string, string>;
      retryAfterSeconds?: number | null;
      isServersOwn?: boolean;
    },
  ) {
    super(message);
    this.name = 'CallError';
    this.status = details.status;
    this.code = details.code ?? '';
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.isServersOwn = details.isServersOwn ?? false;
  }

  /** True if the same request may succeed when it is repeated later. */
  get isTemporary(): boolean {
    return [0, 408, 429].includes(this.status) || this.status >= 500 || this.code === 'EXAM_OPEN';
  }

  /**
   * True if our server refused the request permanently. Its error responses carry a code in their envelope. A captive
   * portal, a bot check or a proxy can also return 401, 403 or 404, but without such a code; the request then never
   * reached our server.
   */
  get isRefusal(): boolean {
    return this.code !== '' && !this.isTemporary;
  }
}

/** Error messages for logs and for code that uses the API. Users see the text that `errorText` returns. */
export const NETWORK_ERROR = 'Network error. Please check your internet connection.';
export const MANY_ATTEMPTS = 'Request failed after multiple attempts';
export const NO_REFRESH_TOKEN = 'No refresh token available';
export const AUTHENTICATION_FAILED = 'Authentication failed';

const BY_STATUS: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  500: 'Internal server error',
};

interface FailureBody {
  success?: unknown;
  message?: unknown;
  error?: unknown;
  fields?: Record<string, string>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Builds the error for a response that is not OK. Its message is the message in the response body, else the response's
 * error code, else a default text for the status.
 */
export function errorOf(path: string, response: Response, body: unknown): CallError {
  const retryAfter = Number(response.headers.get('retry-after'));
  const details = { status: response.status, retryAfterSeconds: retryAfter > 0 ? retryAfter : null };
  const isApi = path.startsWith('/api');
  if (typeof body !== 'object' || body === null) {
    const unknown = isApi ? `HTTP error! status: ${response.status}` : `HTTP ${response.status}`;
    return new CallError(BY_STATUS[response.status] ?? unknown, details);
  }
  const { success, message, error, fields } = body as FailureBody;
  const fallback = isApi ? `HTTP error! status: ${response.status}` : 'Request failed';
  const text = isText(message) ? message : isText(error) ? error : fallback;
  return new CallError(text, {
    ...details,
    // A proxy may also send JSON with an `error` field, but not with `success: false`.
    code: success === false && isText(error) ? error : '',
    fields: fields ?? {},
    isServersOwn: isText(message) || isText(error),
  });
}
