import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const MAX_RESTARTS = 5;
const WINDOW_MS = 60_000;
const STOP_MS = 12_000;

// Hot reload wants Next's own server: behind a custom one its pages reload for ever (Next 16.4.6, “HMR hash mismatch”).
const NEXT_DEV = [
  'node_modules/next/dist/bin/next',
  'dev',
  '--port',
  process.env.PORT || '3000',
  '--hostname',
  process.env.HOST || '127.0.0.1',
] as const;

async function waitForAnswer(): Promise<void> {
  const url = `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || '3000'}/api/health/live`;
  while (!(await fetch(url).catch(() => null))?.ok) await sleep(300);
}

export interface Supervised {
  /** Resolves when the server listens for the first time. */
  listening: Promise<void>;
  /** Resolves with a sentence when the server has died too often to be started again. */
  gaveUp: Promise<string>;
  stop: () => Promise<void>;
}

/** Runs `server.mjs`, or Next's development server, and starts it again when it dies, with growing pauses; after five times within a minute no more. */
export function superviseServer({
  isDevelopment,
  say,
}: {
  isDevelopment: boolean;
  say: (message: string) => void;
}): Supervised {
  let child: ChildProcess | null = null;
  let isStopping = false;
  let hasListened = false;
  let deaths: number[] = [];
  let onListening: () => void;
  let onGiveUp: (reason: string) => void;
  const listening = new Promise<void>((resolve) => {
    onListening = () => {
      hasListened = true;
      resolve();
    };
  });
  const gaveUp = new Promise<string>((resolve) => {
    onGiveUp = resolve;
  });

  const start = () => {
    if (isStopping) return;
    const [script, ...options] = isDevelopment ? NEXT_DEV : ['server.mjs'];
    child = fork(script, options, {
      env: { ...process.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
      // Nothing of ours: the loader that runs this file in TypeScript would slow the server down.
      execArgv: [],
    });
    if (isDevelopment) void waitForAnswer().then(onListening);
    else child.on('message', () => onListening());
    child.once('exit', (code) => {
      if (isStopping) return;
      // It has said in words what is wrong with its configuration; starting it again would only repeat them.
      if (code === 1 && !hasListened) return onGiveUp('The server could not start. See the line above.');
      const now = Date.now();
      deaths = [...deaths.filter((at) => now - at < WINDOW_MS), now];
      if (deaths.length > MAX_RESTARTS)
        return onGiveUp(`The server died ${deaths.length} times within a minute. See the log above.`);
      say('The server stopped unexpectedly; starting it again');
      setTimeout(start, 100 * 2 ** (deaths.length - 1));
    });
  };
  start();

  const stop = async () => {
    isStopping = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child?.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(late);
  };
  return { listening, gaveUp, stop };
}
