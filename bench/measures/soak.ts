import { underLoad } from '@/bench/lib/load';
import type { Measure } from '@/bench/lib/measure';
import { serverMemory } from '@/bench/lib/memory';
import { bearerOf, openPapers } from '@/bench/lib/papers';

const SOAK_SECONDS = 40;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Memory of the server after tens of thousands of answers, beside an empty project after as many empty requests. */
export const soak: Measure = {
  name: 'soak',
  async run(lab) {
    const member = await lab.register();
    const nextBody = await openPapers(lab, member, 8);
    const ours = { url: `${lab.url}/api/test/answer`, method: 'POST' as const, headers: bearerOf(member), nextBody };
    const empty = { url: `${lab.referenceUrl}/api/empty`, method: 'POST' as const, body: nextBody() };
    await underLoad({ ...ours, seconds: SOAK_SECONDS / 2 });
    const half = serverMemory(lab.pid);
    await underLoad({ ...ours, seconds: SOAK_SECONDS / 2 });
    const whole = serverMemory(lab.pid);
    await underLoad({ ...empty, seconds: SOAK_SECONDS });
    const floor = serverMemory(lab.referencePid);
    return [
      {
        what: `memory after ${SOAK_SECONDS} s of answers`,
        ours: megabytes(whole),
        floor: `${megabytes(floor)} (empty project)`,
        ratio: whole / floor,
        bar: { atMost: 1.3 },
      },
      {
        what: 'memory: second half of the soak over the first',
        ours: megabytes(whole),
        floor: megabytes(half),
        ratio: whole / half,
        bar: { atMost: 1.2 },
      },
    ];
  },
};
