import { write as writeFile, writeSync } from 'node:fs';

/**
 * Standard output that waits for nobody: `process.stdout` would hold up every request while the pipe behind it is full, and end the
 * process when it is closed.
 */

const STANDARD_OUTPUT = 1;
/** Characters that wait for a reader who is slow; what comes when so many wait is dropped and counted. */
const MAX_WAITING = 1_000_000;
const FULL_AGAIN_MS = 100;

interface Output {
  waiting: string;
  /** On its way. */
  writing: Buffer | null;
  dropped: number;
}

declare global {
  // The proxy and the route handlers load modules separately: the one output hangs here.
  var __coldpassLog: Output | undefined;
}

function output(): Output {
  if (!globalThis.__coldpassLog) {
    globalThis.__coldpassLog = { waiting: '', writing: null, dropped: 0 };
    process.once('exit', writeRest);
  }
  return globalThis.__coldpassLog;
}

function send(line: string): void {
  const out = output();
  if (out.waiting.length + line.length > MAX_WAITING) {
    out.dropped += 1;
    return;
  }
  out.waiting += line;
  if (!out.writing) writeNext(out);
}

function writeNext(out: Output): void {
  out.writing ??= take(out);
  const { writing } = out;
  if (!writing) return;
  writeFile(STANDARD_OUTPUT, writing, (error, written) => {
    const isFull = error?.code === 'EAGAIN';
    const rest = writing.subarray(isFull ? 0 : error ? writing.length : written);
    out.writing = rest.length > 0 ? rest : null;
    if (isFull) setTimeout(() => writeNext(out), FULL_AGAIN_MS).unref();
    else writeNext(out);
  });
}

function take(out: Output): Buffer | null {
  const lost =
    out.dropped > 0 ? `${JSON.stringify({ level: 'warn', msg: 'log lines dropped', lines: out.dropped })}\n` : '';
  const text = `${out.waiting}${lost}`;
  out.waiting = '';
  out.dropped = 0;
  return text ? Buffer.from(text) : null;
}

/** What an ended process could not write beside its work. */
function writeRest(): void {
  const out = output();
  // Its reader has stopped, and would hold up the end too.
  if (out.writing) return;
  try {
    const rest = take(out);
    if (rest) writeSync(STANDARD_OUTPUT, rest);
  } catch {
    // Nobody reads it any more.
  }
}

export const standardOutput = { send };
