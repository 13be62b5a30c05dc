import 'server-only';
import { z } from 'zod';
import { databaseTrouble } from '@/lib/db/outage';
import { refusalCode } from '@/lib/db/refusal';
import { Problem, type ProblemCode } from '@/lib/kernel/problem';

const INTERNAL = 'Something went wrong on our end. Try again. If it keeps happening, send us the request ID.';
const UNAVAILABLE = 'The service is busy or restarting. Try again in a few seconds.';

/** The problem for each of Prisma's error codes. Any other database error is reported as an error of the server. */
const DATABASE: Record<string, [ProblemCode, string]> = {
  P2002: ['CONFLICT', 'This already exists'],
  P2003: ['CONFLICT', 'This refers to something that no longer exists'],
  P2007: ['VALIDATION', 'The request holds a value that cannot be stored'],
  P2025: ['NOT_FOUND', 'Not found'],
  P2028: ['UNAVAILABLE', UNAVAILABLE],
  P2034: ['UNAVAILABLE', UNAVAILABLE],
  P2039: ['VALIDATION', 'The request holds a value that cannot be stored'],
};

// PostgreSQL's error codes for characters that the database's encoding cannot store. If a raw query fails, the code is
// only in Prisma's message.
const UNSTORABLE = /Raw query failed\. Code: `(22021|22P05)`/;

/**
 * Converts any thrown value to the problem that the caller receives. A schema error counts as an error of the server,
 * because the request was parsed before.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (databaseTrouble(error)) return new Problem('UNAVAILABLE', UNAVAILABLE, { retryAfterSeconds: 2, cause: error });
  const refused = refusalCode(error);
  if (refused !== null) {
    const known = DATABASE[UNSTORABLE.test(String(error)) ? 'P2007' : refused];
    if (known) {
      const [code, message] = known;
      return new Problem(code, message, { cause: error, ...(code === 'UNAVAILABLE' ? { retryAfterSeconds: 2 } : {}) });
    }
  }
  return new Problem('INTERNAL', INTERNAL, { cause: error });
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Returns a message for a schema that defines none. Null leaves zod's message. */
function plainWords(issue: z.core.$ZodRawIssue): string | null {
  const isText = typeof issue.input === 'string';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Missing'
        : `Must be ${KINDS[issue.expected] ?? `of the kind ${issue.expected}`}`;
    case 'invalid_value':
      return `Must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `At most ${issue.maximum}${isText ? ' characters' : ''}`;
    case 'too_small':
      return `At least ${issue.minimum}${isText ? ' characters' : ''}`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`;
    case 'invalid_format':
      return 'Wrong format';
    case 'invalid_union':
      return 'This value cannot be used here';
    default:
      return null;
  }
}

z.config({ customError: plainWords });

/** Matches messages that do not include the name of the field. */
const NEEDS_NAME = /^(Missing$|Must be |At (most|least) -?[\d.]+( characters)?$|Wrong format|This value)/;

/**
 * Converts a schema error to a problem. The problem's message is the first error's message; its fields contain one
 * message per path.
 */
export function invalid(error: z.ZodError): Problem {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  const [first] = Object.entries(fields);
  if (!first) return new Problem('VALIDATION', 'Bad request', { fields });
  const [path, words] = first;
  return new Problem('VALIDATION', NEEDS_NAME.test(words) ? `${path}: ${words}` : words, { fields });
}
