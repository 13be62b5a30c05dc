import { ask, bearer } from '@/bench/lib/calls';
import { register } from '@/bench/lib/lab';
import { throughput } from '@/bench/lib/load';
import { comparedRow, type Measure, type Row, sideBySide } from '@/bench/lib/measure';

const BARS = [
  ['/api/sections', { atLeast: 2.5 }],
  ['/api/sections/6/questions/mock', { atLeast: 2.5 }],
  ['/api/sections/6/questions/random', { atLeast: 1.2 }],
  ['/api/favorites?page=0&size=10', { atLeast: 1.2 }],
] as const;

/** Compares the read endpoints of learners with an empty GET handler. */
export const reads: Measure = {
  name: 'reads',
  async run({ url, referenceUrl }) {
    const { accessToken } = await register(url);
    const drawn = await ask<{ id: number }[]>(url, accessToken, '/api/sections/6/questions/random?limit=20');
    for (const { id } of drawn) await ask(url, accessToken, `/api/favorites?questionId=${id}`, {});
    const rows: Row[] = [];
    for (const [path, bar] of BARS) {
      const speed = await sideBySide(
        () => throughput({ url: `${url}${path}`, headers: bearer(accessToken) }),
        () => throughput({ url: `${referenceUrl}/api/empty` }),
      );
      rows.push(comparedRow(speed, { what: `GET ${path}, requests/s`, floor: 'empty GET', bar }));
    }
    return rows;
  },
};
