import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ENGLISH = 'components/legal';
const SPANISH = 'components/legal/es';
const PAGES = readdirSync(SPANISH).filter((name) => name.endsWith('.tsx'));

const read = (folder: string, page: string): string => readFileSync(join(folder, page), 'utf8');
const sectionsOf = (code: string): string[] => [...code.matchAll(/\bid: '([\w-]+)'/g)].map(([, id = '']) => id);
/** Lists the numbers in the text and the names of constants, such as `DEVICE_IDLE_DAYS`, sorted. */
const figuresOf = (code: string): string[] =>
  (code.slice(code.indexOf('const SECTIONS')).match(/\b\d+(?:\.\d+)*\b|\b[A-Z]+_[A-Z_]*[A-Z]\b/g) ?? [])
    .map((figure) => figure.replace(/_(?:TIME|HOURS)$/, ''))
    .toSorted();

describe.each(PAGES)('the Spanish text of %s', (page) => {
  const [english, spanish] = [read(ENGLISH, page), read(SPANISH, page)];

  it('has the sections and figures of the English text', () => {
    expect(sectionsOf(spanish)).toEqual(sectionsOf(english));
    expect(figuresOf(spanish)).toEqual(figuresOf(english));
  });
});

/** Fails after an English text has changed. Update its Spanish translation, then run this file with `-u`. */
it('Spanish legal texts translate the current English texts', async () => {
  const digests = PAGES.map((page) => [
    page,
    createHash('sha256').update(read(ENGLISH, page)).digest('hex').slice(0, 8),
  ]);
  const file = `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`;
  await expect(file).toMatchFileSnapshot('./translated-from.json');
});
