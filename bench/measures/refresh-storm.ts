import type { Measure } from '@/bench/lib/measure';
import { median } from '@/bench/lib/measure';

const TABS = 20;
const ROUNDS = 10;

/** Twenty tabs wake up at once with the same token: one rotation, and nobody waits long. */
export const refreshStorm: Measure = {
  name: 'refresh-storm',
  async run(lab) {
    const refresh = async (token: string) => {
      const startedAt = performance.now();
      const response = await fetch(`${lab.url}/auth/refresh`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      if (!response.ok) throw new Error(`A tab was signed out: ${response.status}`);
      const { refreshToken } = ((await response.json()) as { data: { refreshToken: string } }).data;
      return { refreshToken, ms: performance.now() - startedAt };
    };
    let { refreshToken } = await lab.register();
    const single: number[] = [];
    const each: number[] = [];
    const children: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await refresh(refreshToken);
      single.push(alone.ms);
      const startedAt = performance.now();
      const all = await Promise.all(Array.from({ length: TABS }, () => refresh(alone.refreshToken)));
      // Of requests at once each has its share of the machine.
      each.push((performance.now() - startedAt) / TABS);
      children.push(new Set(all.map((tab) => tab.refreshToken)).size);
      refreshToken = all[0]?.refreshToken ?? '';
    }
    return [
      {
        what: `rotations when ${TABS} tabs wake`,
        ours: String(Math.max(...children)),
        floor: '1',
        ratio: Math.max(...children),
        bar: { atMost: 1 },
      },
      {
        what: `a refresh among ${TABS}`,
        ours: `${median(each).toFixed(1)} ms`,
        floor: `${median(single).toFixed(1)} ms (alone)`,
        ratio: median(each) / median(single),
        bar: { atMost: 2 },
      },
    ];
  },
};
