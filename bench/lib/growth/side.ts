import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** How a call gets at attempts and their answers, and how many pages of the database it touches. */
export interface Seen {
  pages: number;
  scans: string[];
}

export type Order = { measure: string; round: number } | { look: string } | 'end';

/** One of the databases, with a server and the product's code in a process of its own. */
export interface Side {
  /** Milliseconds of each time. Empty where there is nobody to measure it with. */
  measure: (call: string, round: number) => Promise<number[]>;
  look: (call: string) => Promise<Seen | null>;
  end: () => Promise<void>;
}

const FLAGS = ['--conditions', 'react-server', '--import', 'tsx'];

async function answerOf<T>(child: ChildProcess, order?: Order): Promise<T> {
  if (order !== undefined) child.send(order);
  const gone = new AbortController();
  const ended = once(child, 'exit', { signal: gone.signal }).then(() => {
    throw new Error('A side of the comparison has ended');
  });
  try {
    const [answer] = await Promise.race([once(child, 'message', { signal: gone.signal }), ended]);
    return answer as T;
  } finally {
    gone.abort();
    ended.catch(() => undefined);
  }
}

/** Fills the folder, or takes what it was filled with before, and opens what is measured. */
export async function openSide(dataDir: string, attempts: number): Promise<Side> {
  const child = fork('bench/lib/growth/side-process.ts', [dataDir, String(attempts)], { execArgv: FLAGS });
  await answerOf(child);
  return {
    measure: (call, round) => answerOf(child, { measure: call, round }),
    look: (call) => answerOf(child, { look: call }),
    async end() {
      if (!child.connected) return;
      const exited = once(child, 'exit');
      child.send('end' satisfies Order);
      await exited;
    },
  };
}
