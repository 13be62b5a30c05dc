import { type ChildProcess, fork } from 'node:child_process';
import type { Load } from './load';

/** A load that comes from a process of its own: who measures beside it must not wait for the load's events too. */
export interface Flood {
  /** Sends it all; resolves when it is over. */
  run: (load: Omit<Load, 'nextBody'>) => Promise<void>;
  stop: () => void;
}

const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The load ended with ${code}`)));
  });

/** Resolves once the other process is ready. */
export async function openFlood(): Promise<Flood> {
  // Bodies that are bytes arrive as bytes.
  const child = fork('bench/lib/flood-process.ts', { serialization: 'advanced' });
  await nextMessage(child);
  return {
    run: async (load) => {
      const isOver = nextMessage(child);
      child.send(load);
      await isOver;
    },
    stop: () => void child.kill(),
  };
}
