/** Every error code of the API, with its HTTP status. */
export const PROBLEMS = {
  BAD_REQUEST: 400,
  VALIDATION: 400,
  INVALID_TOKEN: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  ATTEMPT_FINISHED: 409,
  TIME_IS_UP: 409,
  /** Temporary: the same request works after the exam has ended. */
  EXAM_OPEN: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

interface ProblemDetails {
  /** Error messages, by the path of the invalid field, such as `answers.0.text`. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * Symbol that marks problems. Pages, endpoints and the proxy each load their own copy of the class `Problem`, so
 * `instanceof` would not recognize problems from another copy.
 */
const IS_PROBLEM = Symbol.for('coldpass.problem');

/** An error with a message for people. Services throw it, and the endpoint wrapper turns it into a response. */
export class Problem extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && IS_PROBLEM in value;
  }

  readonly [IS_PROBLEM] = true;
  readonly code: ProblemCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return PROBLEMS[this.code];
  }
}
