import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A service as systemd runs it on a host: `Restart=always`, `RestartSec=1`. */

interface Options {
  name: string;
  /** With what runs it on its machine in front. */
  command: readonly string[];
  /** Who runs it, by name; without one, this process's user. */
  user?: string;
  env?: Record<string, string>;
  cwd?: string;
  logFile: string;
}

const AGAIN_MS = 1_000;
const END_MS = 15_000;

export class Service {
  private child: ChildProcess | undefined;
  private isWanted = false;

  constructor(private readonly options: Options) {}

  get name(): string {
    return this.options.name;
  }

  start(): void {
    this.isWanted = true;
    this.spawn();
  }

  /** By `kill -9`; comes up again by itself. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  /** An orderly end, after which it comes up again by itself. Resolves when it has ended. */
  async restart(): Promise<void> {
    const { child } = this;
    child?.kill('SIGTERM');
    while (child && child.exitCode === null && child.signalCode === null) await sleep(50);
  }

  /** It stays down. */
  abandon(): void {
    this.isWanted = false;
  }

  async stop(): Promise<void> {
    this.abandon();
    const { child } = this;
    const deadline = Date.now() + END_MS;
    child?.kill('SIGTERM');
    while (child && child.exitCode === null && child.signalCode === null) {
      if (Date.now() > deadline) child.kill('SIGKILL');
      await sleep(50);
    }
  }

  private spawn(): void {
    const { command, user, env, cwd, logFile } = this.options;
    const log = openSync(logFile, 'a');
    const asUser = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : [];
    // `ip netns exec` comes first: only root may enter.
    const at = command.indexOf('--');
    const [file = '', ...rest] = [...command.slice(0, at), ...asUser, ...command.slice(at + 1)];
    const child = spawn(file, rest, {
      cwd: cwd ?? '/',
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.child = child;
    child.once('exit', async () => {
      await sleep(AGAIN_MS);
      // It may have been started meanwhile.
      if (this.isWanted && this.child === child) this.spawn();
    });
  }
}
