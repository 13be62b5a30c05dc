import { signInAsAdmin, withDatabase } from '@/bench/lib/admin';
import { importFile, loadRows, makeFile, readRows, removeRows } from '@/bench/lib/bank-rows';
import { comparedRow, type Measure, sideBySide } from '@/bench/lib/measure';

const QUESTIONS = 10_000;
const ROUNDS = 2;

/** The whole import of a file, beside loading the rows that it writes by one statement a table. */
export const importing: Measure = {
  name: 'import',
  async run(lab) {
    const admin = await signInAsAdmin(lab.url, lab.dataDir);
    const file = await makeFile(admin, QUESTIONS);
    return withDatabase(lab.dataDir, async (client) => {
      await removeRows(client);
      await importFile(admin, file);
      const rows = await readRows(client);
      const emptied = (work: () => Promise<number>) => async () => {
        await removeRows(client);
        return work();
      };
      const time = await sideBySide(
        emptied(() => importFile(admin, file)),
        emptied(() => loadRows(client, rows)),
        ROUNDS,
      );
      await removeRows(client);
      return [
        comparedRow(time, {
          what: 'import of 10,000 questions, ms',
          floor: 'one statement a table',
          bar: { atMost: 10 },
        }),
      ];
    });
  },
};
