import { standardOutput } from '@/lib/standard-output';

/** One JSON object a line on standard output. Never throws, never waits for its reader, never prints a secret. */

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 90 } as const;
type Level = Exclude<keyof typeof LEVELS, 'silent'>;

const SECRET_KEY = /password|token|authorization|cookie|secret|pepper/i;
const BEARER = /Bearer\s+[\w.~+/=-]+/gi;
const MAX_TEXT = 4000;

/** Hides what must not be logged, at any depth. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(BEARER, 'Bearer [hidden]').slice(0, MAX_TEXT);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  // A catch passes on what was thrown, which may be anything; an error is logged by its message.
  if (value instanceof Error) return redact(value.message);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (depth > 4) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 50).map((part) => redact(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SECRET_KEY.test(key) ? '[hidden]' : redact(part, depth + 1)]),
  );
}

// Read here instead of through env(): a log line must be possible before, and after, the configuration has failed.
const threshold = (): number => LEVELS[(process.env.LOG_LEVEL ?? 'info') as keyof typeof LEVELS] ?? LEVELS.info;

function write(level: Level, msg: string, fields: Record<string, unknown> = {}): void {
  if (LEVELS[level] < threshold()) return;
  try {
    const line = { level, time: new Date().toISOString(), msg, ...(redact(fields) as Record<string, unknown>) };
    standardOutput.send(`${JSON.stringify(line)}\n`);
  } catch {
    // A line that cannot be written must not stop anybody's test.
  }
}

export const log = {
  debug: (msg: string, fields?: Record<string, unknown>) => write('debug', msg, fields),
  info: (msg: string, fields?: Record<string, unknown>) => write('info', msg, fields),
  warn: (msg: string, fields?: Record<string, unknown>) => write('warn', msg, fields),
  error: (msg: string, fields?: Record<string, unknown>) => write('error', msg, fields),
};
