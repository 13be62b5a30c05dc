import { type DestinationStream, destination, type Level, type Logger, pino, stdTimeFunctions } from 'pino';
import { perProcess } from '@/lib/kernel/per-process';
import { isDraining } from '@/lib/kernel/process-end';

/** The log: one JSON object per line on standard output, written by pino, without secrets. */

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];
const SECRET_KEY = /password|token|authorization|cookie|secret|pepper/i;
const BEARER = /Bearer\s+[\w.~+/=-]+/gi;
const MAX_TEXT = 4000;
/** Maximum bytes of log lines that wait for a slow reader. Further lines are dropped. */
const MAX_WAITING_BYTES = 1_000_000;

/** Hides secrets at any depth; pino's own redaction works only for known paths. Replaces an error by its message. */
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
 * Standard output, written asynchronously, so that a slow reader of the log does not block requests. At the end of the
 * process, lines that the reader has no room for are lost.
 */
export const logOutput = perProcess<DestinationStream>('log output', () =>
  destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES, retryEAGAIN: () => !isDraining() }),
);

const logger = perProcess<Logger>('log', () => {
  // Read from the environment instead of with env(), because logging must work before the configuration is parsed, and
  // if it is invalid.
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
