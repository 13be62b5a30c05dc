/** A call that failed. `status` 0: the network did not answer. */
export class CallError extends Error {
  readonly status: number;
  /** Machine code of the envelope; '' without one. */
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
  /** True when the message came with the response. Otherwise it is worded here, for the log. */
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

  /** True when the same request may succeed later, unchanged. */
  get isTemporary(): boolean {
    return [0, 408, 429].includes(this.status) || this.status >= 500 || this.code === 'EXAM_OPEN';
  }

  /**
   * True when the product itself has refused for good: its responses carry a code in their envelope. A hotspot's page,
   * a bot check or a proxy in between can also send 401, 403 or 404, although nothing has reached the product.
   */
  get isRefusal(): boolean {
    return this.code !== '' && !this.isTemporary;
  }
}

/** Worded for the caller of the API; people read the text from `errorText`. */
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

/** Builds the error of a response that is not OK: its message, else its error code, else a text by its status. */
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
    // A proxy in between may answer JSON with an `error` of its own.
    code: success === false && isText(error) ? error : '',
    fields: fields ?? {},
    isServersOwn: isText(message) || isText(error),
  });
}
