import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { DEVELOPMENT_FRONT_DOOR } from './front-door-files';

const MAX_RESTARTS = 5;
const WINDOW_MS = 60_000;
const STOP_MS = 12_000;

export interface Supervised {
  /** Resolves when the server first listens. */
  listening: Promise<void>;
  /** Resolves with a message when the server has died too often to be restarted. */
  gaveUp: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Runs `server.mjs`, or in development the proxy of Next's server. Restarts it after a crash, with growing pauses, at
 * most five times within a minute.
 */
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
    child = fork(isDevelopment ? DEVELOPMENT_FRONT_DOOR : 'server.mjs', [], {
      env: { ...process.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
      // Passes no Node options, because this process's TypeScript loader would slow the server down.
      execArgv: [],
    });
    child.on('message', () => onListening());
    child.once('exit', (code) => {
      if (isStopping) return;
      // The server has reported an invalid setting, so a restart would fail again.
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
