import { type DestinationStream, destination, type Level, type Logger, pino, stdTimeFunctions } from 'pino';
import { perProcess } from '@/lib/kernel/per-process';
import { isDraining } from '@/lib/kernel/process-end';

/** The log. It writes one JSON object per line to standard output with pino, and contains no secrets. */

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];
const SECRET_KEY = /password|token|authorization|cookie|secret|pepper/i;
const BEARER = /Bearer\s+[\w.~+/=-]+/gi;
const MAX_TEXT = 4000;
/** Maximum bytes of log lines that wait because their reader is slow. Further lines are dropped. */
const MAX_WAITING_BYTES = 1_000_000;

/**
 * Hides secrets at any depth, because pino's own redaction works only for known paths. Replaces an error by its
 * message.
 */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(BEARER, 'Bearer [hidden]').slice(0, MAX_TEXT);
  if (value instanceof Error) return redact(value.message);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > 4) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 50).map((part) => redact(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SECRET_KEY.test(key) ? '[hidden]' : redact(part, depth + 1)]),
  );
}

/**
 * Standard output, written asynchronously, so that a slow reader of the log does not block requests. When the process
 * ends, lines for which the reader has no room are lost.
 */
export const logOutput = perProcess<DestinationStream>('log output', () =>
  destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES, retryEAGAIN: () => !isDraining() }),
);

const logger = perProcess<Logger>('log', () => {
  // The level is read from the environment and not with env(), because logging must also work before the configuration
  // is parsed, and if it is invalid.
  const { LOG_LEVEL = '' } = process.env;
  return pino(
    {
      level: LEVELS.includes(LOG_LEVEL) ? LOG_LEVEL : 'info',
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: {
        level: (level) => ({ level }),
        log: (fields) => redact(fields) as Record<string, unknown>,
      },
    },
    { write: (line) => logOutput().write(line) },
  );
});

const write =
  (level: Level) =>
  (msg: string, fields: Record<string, unknown> = {}): void =>
    logger()[level](fields, msg);

export const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
