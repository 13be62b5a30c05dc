import { throughput } from '@/bench/lib/load';
import type { Measure, Row } from '@/bench/lib/measure';
import { comparedRow, sideBySide } from '@/bench/lib/measure';
import { ask, bearerOf } from '@/bench/lib/papers';

const ROUNDS = 5;
const BAR = { atLeast: 2.5 };

/** What learners read, beside an empty GET handler. */
export const reads: Measure = {
  name: 'reads',
  async run(lab) {
    const member = await lab.register();
    const drawn = await ask<{ id: number }[]>(lab, member, '/api/sections/6/questions/random?limit=20');
    for (const { id } of drawn) await ask(lab, member, `/api/favorites?questionId=${id}`, {});
    const headers = bearerOf(member);
    const paths = [
      '/api/sections',
      '/api/sections/6/questions/mock',
      '/api/sections/6/questions/random',
      '/api/favorites?page=0&size=10',
    ];
    const rows: Row[] = [];
    for (const path of paths) {
      const speed = await sideBySide(
        () => throughput({ url: `${lab.url}${path}`, headers }),
        () => throughput({ url: `${lab.referenceUrl}/api/empty` }),
        ROUNDS,
        BAR,
      );
      rows.push(comparedRow(speed, { what: `GET ${path}, requests/s`, floor: 'empty GET', bar: BAR }));
    }
    return rows;
  },
};
