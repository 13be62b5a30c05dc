import { readFileSync } from 'node:fs';
import { bearer, openPapers } from '@/bench/lib/calls';
import { register } from '@/bench/lib/lab';
import { underLoad } from '@/bench/lib/load';
import type { Measure } from '@/bench/lib/measure';
import { serverPid } from '@/e2e/fixtures/processes';

const SECONDS = 40;

/** Returns the resident memory of a process in MB. Works only on Linux. */
const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

/**
 * Compares the server's resident memory after tens of thousands of answers with the memory of an empty project after
 * empty requests over the same time.
 */
export const soak: Measure = {
  name: 'soak',
  async run({ url, pid, referenceUrl, referencePid }) {
    const { accessToken } = await register(url);
    const nextBody = await openPapers(url, accessToken, 8);
    const post = { method: 'POST' as const, seconds: SECONDS };
    await underLoad({ ...post, url: `${url}/api/test/answer`, headers: bearer(accessToken), nextBody });
    await underLoad({ ...post, url: `${referenceUrl}/api/empty`, body: nextBody() });
    const [ours, floor] = [residentMegabytes(serverPid(pid)), residentMegabytes(referencePid)];
    return [
      {
        what: `memory after ${SECONDS} s of answers`,
        ours: `${ours.toFixed(0)} MB`,
        bar: { atMost: 1.6 },
        floor: `${floor.toFixed(0)} MB (empty project)`,
        ratio: ours / floor,
      },
    ];
  },
};
