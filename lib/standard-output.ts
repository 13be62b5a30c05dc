import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { perProcess } from '@/lib/kernel/per-process';

/**
 * Standard output that waits for nobody: `process.stdout` would hold up every request while the pipe behind it is full, and end the
 * process when it is closed. A line is written before `send` returns, unless its reader is slow.
 */

const STANDARD_OUTPUT = 1;
/** Characters that wait for a reader who is slow; what comes when so many wait is dropped and counted. */
const MAX_WAITING = 1_000_000;
const FULL_AGAIN_MS = 100;

interface Output {
  file: number;
  /** Kept, because it would close what it stands for when it is collected. */
  handle: Socket | null;
  waiting: string;
  /** What is left of the last write. */
  rest: Buffer | null;
  isFull: boolean;
  dropped: number;
}

const output = perProcess('standard output', (): Output => {
  // What its reader has no room for at the end is lost.
  process.once('exit', () => writeAll(output()));
  return { ...openUnwaiting(), waiting: '', rest: null, isFull: false, dropped: 0 };
});

/** A way to standard output on which a write takes what there is room for and returns. */
function openUnwaiting(): Pick<Output, 'file' | 'handle'> {
  // Nobody reads a file while it is written.
  if (fstatSync(STANDARD_OUTPUT).isFile()) return { file: STANDARD_OUTPUT, handle: null };
  try {
    // Opened again, so that it is ours alone, and other processes that share standard output write as before.
    const flags = constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY;
    return { file: openSync(`/proc/self/fd/${STANDARD_OUTPUT}`, flags), handle: null };
  } catch {
    return { file: STANDARD_OUTPUT, handle: unblock() };
  }
}

/** For sockets, and systems other than Linux. Node takes the waiting from what it wraps; a terminal stays as it is. */
function unblock(): Socket | null {
  try {
    return new Socket({ fd: STANDARD_OUTPUT, readable: false, writable: true });
  } catch {
    return null;
  }
}

function send(line: string): void {
  const out = output();
  if (out.waiting.length + line.length > MAX_WAITING) {
    out.dropped += 1;
    return;
  }
  out.waiting += line;
  if (!out.isFull) writeAll(out);
}

function writeAll(out: Output): void {
  for (let next = take(out); next; next = take(out)) {
    const written = tryWrite(out.file, next);
    if (written === next.length) continue;
    out.rest = next.subarray(written);
    if (!out.isFull) setTimeout(writeAgain, FULL_AGAIN_MS, out).unref();
    out.isFull = true;
    return;
  }
}

function writeAgain(out: Output): void {
  out.isFull = false;
  writeAll(out);
}

/** How many bytes were taken. */
function tryWrite(file: number, text: Buffer): number {
  try {
    return writeSync(file, text);
  } catch (error) {
    // Anything else than a full pipe: nobody reads it any more.
    return error instanceof Error && 'code' in error && error.code === 'EAGAIN' ? 0 : text.length;
  }
}

function take(out: Output): Buffer | null {
  const { rest } = out;
  if (rest) {
    out.rest = null;
    return rest;
  }
  const lost =
    out.dropped > 0 ? `${JSON.stringify({ level: 'warn', msg: 'log lines dropped', lines: out.dropped })}\n` : '';
  const text = `${out.waiting}${lost}`;
  out.waiting = '';
  out.dropped = 0;
  return text ? Buffer.from(text) : null;
}

export const standardOutput = { send };
