import { expect, it } from 'vitest';
import { readCsv, writeCsv } from '@/lib/import-export/csv-codec';
import { csvTemplate } from './csv-template';

const headOf = (text: string) => text.replaceAll('"', '').split('\r\n')[0];

it('the CSV template has the columns of an export and an example that can be imported', async () => {
  expect(headOf(csvTemplate())).toBe(headOf(await writeCsv([])));
  const rows = await readCsv(csvTemplate());
  expect(rows).toMatchObject([{ faults: [], draft: { section: 'Core', state: 'draft', tier: 'exam', difficulty: 1 } }]);
});
