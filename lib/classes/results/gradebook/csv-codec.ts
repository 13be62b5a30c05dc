import { writeSheet } from '@/lib/classes/results/csv-codec';
import type { Gradebook, GradebookCell } from './contract';

/** Writes a CSV file with one row per student and one column per test, in percent. */
export const writeGradebook = ({ tests, students }: Gradebook): string =>
  writeSheet([
    ['Student', ...tests.map(({ title }) => `${title} (percent)`)],
    ...students.map(({ name, cells }) => [name, ...cells.map(toText)]),
  ]);

function toText({ status, best }: GradebookCell): string {
  if (best) return String(best.percentage);
  return status === 'begun' ? 'started' : 'not started';
}
