import { openClassTest, STUDENTS, startTest } from '@/bench/lib/calls';
import { startInstance } from '@/bench/lib/lab';
import { type LoneMeasure, limitRow } from '@/bench/lib/measure';

/** Measures a class of forty that starts its test at the same moment, behind one IP address. */
export const classStart: LoneMeasure = {
  name: 'class-start',
  async runAlone() {
    const { url, stop } = await startInstance({ RATE_LIMIT_FACTOR: '1' });
    try {
      const { students, testId } = await openClassTest(url);
      const startedAt = performance.now();
      const outcomes = await Promise.allSettled(students.map((student) => startTest(url, student, testId)));
      const seconds = (performance.now() - startedAt) / 1000;
      const refused = outcomes.filter(({ status }) => status === 'rejected').length;
      return [limitRow(`${STUDENTS} students start at once, in ${seconds.toFixed(1)} s: refused`, refused, 0)];
    } finally {
      await stop();
    }
  },
};
