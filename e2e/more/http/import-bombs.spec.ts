import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN } from '@/e2e/fixtures/analytics';
import { processorTime, serverPid } from '@/e2e/fixtures/processes';
import { createAccount, expect, test } from '@/e2e/fixtures/test';
import { EXCHANGE_TYPES, IMPORT_MAX_BYTES, type ImportExportFormat } from '@/lib/import-export/formats-rules';

/** Builds a file of the largest allowed size that tries to keep a parser busy. */

const fill = (before: string, unit: string, after = ''): string =>
  before + unit.repeat(Math.floor((IMPORT_MAX_BYTES - before.length - after.length) / unit.length)) + after;

const HEAD = 'section,text,answer1,answer2,correct\n';
const BOMBS: [ImportExportFormat, string, string][] = [
  ['gift', 'brackets that never close', fill('// ', '[id:')],
  ['gift', 'starts inside values that never end', fill('// ', '\\[id:')],
  ['gift', 'tags whose values never end', fill('// [tag:', 'topic:\\]', '\nText {=a ~b}\n')],
  ['gift', 'answers without end', fill('Text {', '~a', '}')],
  ['gift', 'titles and escapes', fill('::', '\\:', '{=a ~b}')],
  ['gift', 'empty lines', fill('', '\n')],
  ['gift', 'categories', fill('', '$CATEGORY: /a//b\n')],
  ['csv', 'columns without end', `${fill('', ',', '')}text`.slice(0, IMPORT_MAX_BYTES)],
  ['csv', 'repeated columns', fill('', 'text,')],
  ['csv', 'a quotation mark that never closes', fill(`${HEAD}"`, 'a,')],
  ['csv', 'rows in which nothing stands', fill(HEAD, ',,\n')],
  ['csv', 'places of right answers', fill(`${HEAD}Core,text,a,b,`, '1 ')],
  ['csv', 'apostrophes and blanks before a formula', fill(`${HEAD}Core,`, "'")],
  ['json', 'levels', fill('', '[')],
  ['json', 'answers without end', fill('[{"section":"Core","text":"a","answers":[', '1,', '1]}]')],
  ['json', 'keys without end', `[{${Array.from({ length: 600_000 }, (_, n) => `"k${n}":1`).join(',')}}]`],
  ['gift', 'a section of words', fill('$CATEGORY: ', 'a ', '\n\nText {=a ~b}\n')],
  ['csv', 'a section of words', fill(HEAD, 'a ', ',text,a,b,1\n')],
  ['json', 'a section of words', fill('[{"section":"', 'a ', '","text":"t","answers":[]}]')],
  ['json', 'a topic of words', fill('[{"section":"Core","topic":"', 'a ', '","text":"t","answers":[]}]')],
  ['json', 'escapes', fill('[{"section":"', '\\u0041', '"}]')],
];

/**
 * Limits of processor time in milliseconds. `FILE_MS` is for one file in all threads, `EVENTS_MS` for one file in the
 * thread that also serves all other clients. A parser with quadratic running time would need hours. The measured time
 * includes requests of other tests; with these, the slowest files took 7.8 s and 0.8 s.
 */
const FILE_MS = 25_000;
const EVENTS_MS = 4_000;
/** Processor time in milliseconds that a response to another client takes in that thread on a slow machine. */
const OTHER_MS = 8;
/** Pause between requests, so that they hardly affect the measurement. */
const BETWEEN_LOOKS_MS = 20;

test.setTimeout(900_000);

test('files crafted to keep a parser busy are refused within seconds, and other requests are served meanwhile', async ({
  request,
}) => {
  const { data } = await (await request.post('/auth/login', { data: ADMIN })).json();
  const { accessToken } = await createAccount(request);
  const learner = { Authorization: `Bearer ${accessToken}` };
  const pid = serverPid();
  const seen: Record<string, { wholeMs: number; eventsMs: number; others: number }> = {};
  for (const [format, name, text] of BOMBS) {
    let isRead = false;
    let others = 0;
    const watch = (async () => {
      while (!isRead) {
        expect((await request.get('/api/favorites/count', { headers: learner })).status()).toBe(200);
        if (!isRead) others += 1;
        await sleep(BETWEEN_LOOKS_MS);
      }
    })();
    const before = processorTime(pid);
    const answer = await request.post(`/api/questions/import?format=${format}&dryRun=true`, {
      headers: { Authorization: `Bearer ${data.accessToken}`, 'content-type': EXCHANGE_TYPES[format] },
      data: Buffer.from(text),
      timeout: 120_000,
    });
    isRead = true;
    await watch;
    const after = processorTime(pid);
    const wholeMs = after.wholeMs - before.wholeMs;
    const eventsMs = after.eventsMs - before.eventsMs;
    seen[`${format}: ${name}`] = { wholeMs, eventsMs, others };
    const body = await answer.json();
    expect([200, 400], `${format}, ${name}: ${JSON.stringify(body).slice(0, 300)}`).toContain(answer.status());
    if (answer.status() === 200) expect(body.data.refused, name).toBe(body.data.total);
    expect(others, name).toBeGreaterThan(0);
    expect(eventsMs - others * OTHER_MS, name).toBeLessThan(EVENTS_MS);
    expect(wholeMs - others * OTHER_MS, name).toBeLessThan(FILE_MS);
  }
  console.log(`imports of 10 MB: ${JSON.stringify(seen)}`);
});
