import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeLearner, removeLearners } from '@/lib/attempts/testing/learner';
import { updateQuestion } from '@/lib/bank/editing/service';
import { listQuestionsByIds } from '@/lib/bank/service';
import { getTranslationPair, saveTranslation } from '@/lib/bank/translations/service';
import { db, disconnect, pool, transact } from '@/lib/db/client';
import { listSent } from '@/lib/db/testing/count-statements';
import { toQuestionId } from '@/lib/kernel/ids';
import { inPortions } from '@/lib/kernel/portions';
import { readCsv } from './csv-codec';
import type { ImportExportFormat } from './formats-rules';
import { EXCHANGE_FORMATS } from './formats-rules';
import { planImport } from './plan-rules';
import * as exchange from './service';
import { listSections, listSought, reviseQuestions } from './store';
import { takeBackImport } from './undoing/service';

let adminId: string;
const MARK = `exchange ${randomUUID()}`;

const importText = (text: string, options: Partial<Parameters<typeof exchange.importQuestions>[0]> = {}) =>
  exchange.importQuestions({
    actorId: adminId,
    format: 'csv',
    dryRun: false,
    html: 'refuse',
    bytes: new TextEncoder().encode(text),
    ...options,
  });
const dryRun = (text: string, format: ImportExportFormat = 'csv') => importText(text, { format, dryRun: true });
const exportText = (format: ImportExportFormat) => exchange.exportQuestions({ actorId: adminId, format });

const HEAD = 'id,section,text,answer1,answer2,answer3,answer4,correct';
const rowOf = (text: string, more: { id?: string; correct?: string } = {}) =>
  `${more.id ?? ''},Core,${MARK} ${text},one,two,three,four,${more.correct ?? '1'}`;
const fileOf = (...rows: string[]) => [HEAD, ...rows].join('\n');

const made = () => db.question.findMany({ where: { revisions: { some: { text: { startsWith: MARK } } } } });
/** Lists the changes that importing the file would save. */
async function changesOf(file: string) {
  const ids = (await made()).map(({ id }) => id);
  const sought = await listSought({ slugs: [], ids, texts: [] });
  const bank = {
    sections: await listSections(),
    questions: sought.map((question) => ({ ...question, spanish: null })),
  };
  return (await inPortions(planImport(await readCsv(file), bank))).changes;
}

/** Returns a text that contains everything that an import could change. */
const fingerprint = async () =>
  JSON.stringify(
    await db.$queryRaw`SELECT
      (SELECT md5(string_agg(q::text, '' ORDER BY id)) FROM questions q) AS questions,
      (SELECT count(*)::int FROM question_revisions) AS revisions, (SELECT count(*)::int FROM answers) AS answers,
      (SELECT count(*)::int FROM audit_entries) AS audit`,
  );

beforeAll(async () => {
  adminId = (
    await db.user.create({
      data: { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'Admin', roles: ['USER', 'ADMIN'] },
      select: { id: true },
    })
  ).id;
});

afterEach(async () => {
  await db.question.deleteMany({ where: { id: { in: (await made()).map((question) => question.id) } } });
});

afterAll(async () => {
  await db.auditEntry.deleteMany({ where: { actorId: adminId } });
  await db.user.delete({ where: { id: adminId } });
  await disconnect();
});

describe('lookup of stored questions', () => {
  it('uses an index or a hash, instead of comparing every question with every row', async () => {
    const sought = { slugs: ['a-slug'], ids: [1], texts: ['A text'] };
    const [sent] = await listSent(() => listSought(sought));
    const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sent?.text}`, sent?.values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Hash|Index Cond/);
    expect(plan).not.toMatch(/Filter: .*= ANY/);
  });
});

describe('export', () => {
  it.each(EXCHANGE_FORMATS)('can be imported without any change: %s', async (format) => {
    const file = await exportText(format);
    const before = await fingerprint();
    const report = await importText(file, { format });
    expect(report).toMatchObject({ added: 0, changed: 0, refused: 0, committed: false });
    expect(report.unchanged).toBe(report.total);
    expect(report.total).toBeGreaterThan(900);
    expect(await fingerprint()).toBe(before);
  });

  it.each(EXCHANGE_FORMATS)('restores the exported state after later changes: %s', async (format) => {
    await importText(fileOf(rowOf('kept', { id: `kept-${format}` })));
    const [question] = await made();
    const file = await exportText(format);
    const fields = { text: `${MARK} other`, sectionId: 3, isForMockTest: true, explanation: 'e', reference: 'r' };
    const answers = [
      { text: 'x', isCorrect: true, why: 'w' },
      { text: 'y', isCorrect: false, why: '' },
    ];
    await updateQuestion(adminId, question?.id ?? 0, { ...fields, topic: 't', difficulty: 3, answers });
    const report = await importText(file, { format });
    expect(report).toMatchObject({ added: 0, changed: 1, refused: 0, committed: true });
    const [restored] = await listQuestionsByIds([question?.id ?? 0]);
    expect(restored).toMatchObject({ text: `${MARK} kept`, sectionId: 6, isForMockTest: false, revision: 3 });
    expect(restored).toMatchObject({ explanation: '', reference: '', topic: '', difficulty: 2 });
    expect(restored?.answers.map(({ text, isCorrect, why }) => ({ text, isCorrect, why }))).toEqual(
      ['one', 'two', 'three', 'four'].map((text, place) => ({ text, isCorrect: place === 0, why: '' })),
    );
  });
});

describe('Spanish of a question', () => {
  const head = `${HEAD},textEs,answer1Es,answer2Es,answer3Es,answer4Es`;
  const row = (id: string, text: string, spanish: string) => `${rowOf(text, { id })},${spanish},uno,dos,tres,cuatro`;
  const add = async (id: string) => {
    await importText([head, row(id, 'old', `${MARK} viejo`)].join('\n'));
    return (await made())[0]?.id ?? 0;
  };
  const spanishOf = async (id: number) => (await getTranslationPair(id, 'es')).translation?.text ?? null;

  it.each(['csv', 'json'] as const)('is exported, and restored by the exported file: %s', async (format) => {
    const id = await add(`spanish-${format}`);
    const file = await exportText(format);
    expect(file).toContain(`${MARK} viejo`);
    const { revision, english, translation } = await getTranslationPair(id, 'es');
    const changed = { ...english, ...translation, text: `${MARK} cambiado` };
    await saveTranslation({ actorId: adminId, id, language: 'es', revision, translation: changed });
    const [edited] = await made();
    expect(await importText(file, { format })).toMatchObject({ added: 0, changed: 1, committed: true });
    expect(await spanishOf(id)).toBe(`${MARK} viejo`);
    const [restored] = await made();
    expect(restored).toEqual(edited);
    const audit = await db.auditEntry.findMany({ where: { subject: `question:${id}`, action: 'question.translate' } });
    expect(audit).toHaveLength(3);
    expect(await importText(file, { format })).toMatchObject({ changed: 0, committed: false });
  });

  it('is not saved as the translation of an English text that the same row changes', async () => {
    const id = await add('spanish-stale');
    await importText([head, row('spanish-stale', 'new', `${MARK} viejo`)].join('\n'));
    expect(await spanishOf(id)).toBeNull();
    await importText([head, row('spanish-stale', 'newer', `${MARK} nuevo`)].join('\n'));
    expect(await spanishOf(id)).toBe(`${MARK} nuevo`);
  });

  it('is refused with its row if a text is missing, but a file without any Spanish is accepted', async () => {
    const { rows } = await dryRun(
      [head, `${rowOf('half', { id: 'spanish-half' })},${MARK} mitad,uno,,tres,cuatro`].join('\n'),
    );
    expect(rows[0]).toMatchObject({ action: 'refused', faults: [{ field: 'answer 2 (Spanish)' }] });
    expect(await dryRun(fileOf(rowOf('half', { id: 'spanish-half' })))).toMatchObject({ added: 1, refused: 0 });
  });

  it('is saved and undone together with the English of another question', async () => {
    const id = await add('spanish-first');
    const withOther = (english: string, spanish: string) =>
      [head, row('spanish-first', 'old', spanish), `${rowOf(english, { id: 'spanish-second' })},,,,,`].join('\n');
    await importText(withOther('second', `${MARK} viejo`));
    const { importId, changed } = await importText(withOther('changed', `${MARK} nuevo`));
    expect(changed).toBe(2);
    expect(await spanishOf(id)).toBe(`${MARK} nuevo`);
    expect(await takeBackImport(adminId, importId ?? '')).toMatchObject({ restored: 2 });
    expect(await spanishOf(id)).toBe(`${MARK} viejo`);
  });

  it('is restored when the import is undone, unless an admin has changed it since', async () => {
    const id = await add('spanish-undone');
    const send = async (text: string, spanish: string) =>
      (await importText([head, row('spanish-undone', text, spanish)].join('\n'))).importId ?? '';
    const first = await send('old', `${MARK} nuevo`);
    const second = await send('other', `${MARK} distinto`);
    expect(await takeBackImport(adminId, second)).toMatchObject({ restored: 1 });
    expect(await spanishOf(id)).toBe(`${MARK} nuevo`);
    expect(await takeBackImport(adminId, first)).toMatchObject({ restored: 1, deleted: 0 });
    expect(await spanishOf(id)).toBe(`${MARK} viejo`);
    const third = await send('old', `${MARK} nuevo`);
    const { revision, english, translation } = await getTranslationPair(id, 'es');
    const changed = { ...english, ...translation, text: `${MARK} a mano` };
    await saveTranslation({ actorId: adminId, id, language: 'es', revision, translation: changed });
    await expect(takeBackImport(adminId, third)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await spanishOf(id)).toBe(`${MARK} a mano`);
  });
});

describe('drawing of a question', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" fill="none"><circle r="4"/></svg>';
  const picture = { svg, description: 'A circle.' };
  const fileWith = (changes: object) =>
    JSON.stringify([
      {
        id: 'drawn',
        section: 'Core',
        text: `${MARK} drawn`,
        picture,
        answers: ['one', 'two'].map((text, place) => ({ text, isCorrect: place === 0 })),
        ...changes,
      },
    ]);
  const shown = async () => {
    const [question] = await made();
    return (await listQuestionsByIds([question?.id ?? 0]))[0]?.picture;
  };

  it('is imported and exported, stays if the file is in GIFT, and is removed if the file says so', async () => {
    expect(await importText(fileWith({}), { format: 'json' })).toMatchObject({ added: 1, refused: 0 });
    expect(await shown()).toEqual(picture);
    for (const format of EXCHANGE_FORMATS) {
      expect(await dryRun(await exportText(format), format)).toMatchObject({ added: 0, changed: 0, refused: 0 });
    }
    expect(await exportText('csv')).toContain(svg.replaceAll('"', '""'));
    expect((await dryRun(fileWith({ picture: null }), 'json')).rows[0]?.changes).toContain('picture');
    await importText(fileWith({ picture: null }), { format: 'json' });
    expect(await shown()).toBeUndefined();
  });

  it('is refused together with its row if it is invalid, with advice', async () => {
    const hostile = { ...picture, svg: svg.replace('<circle', '<circle onload="alert(1)"') };
    const { rows } = await dryRun(fileWith({ picture: hostile }), 'json');
    expect(rows[0]?.faults).toEqual([
      { field: 'picture', message: 'The picture has the attribute "onload", which is not allowed: take it out' },
    ]);
  });
});

describe('import', () => {
  it('adds, leaves and changes questions, and writes an audit log entry for each change', async () => {
    expect(await importText(fileOf(rowOf('a', { id: 'x-a' }), rowOf('b')))).toMatchObject({
      added: 2,
      committed: true,
    });
    const report = await importText(
      fileOf(rowOf('a, now longer', { id: 'x-a' }).replace(/Core,(.*longer)/, 'Core,"$1"'), rowOf('b'), rowOf('c')),
    );
    expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 1, refused: 0 });
    const entries = await db.auditEntry.findMany({
      where: { actorId: adminId },
      orderBy: { createdAt: 'desc' },
      take: 3,
    });
    const changed = entries.find((entry) => entry.action === 'question.update');
    expect(changed?.before).toMatchObject({ text: `${MARK} a` });
    expect(changed?.after).toMatchObject({ text: `${MARK} a, now longer`, sectionId: 6 });
    expect(entries.map((entry) => entry.action).sort()).toEqual([
      'question.create',
      'question.import',
      'question.update',
    ]);
  });

  it('reports its effect by row, and changes nothing in a dry run', async () => {
    await importText(fileOf(rowOf('stays'), rowOf('changes', { id: 'x-c' })));
    const before = await fingerprint();
    const changed = rowOf('changes', { id: 'x-c', correct: '2' });
    const report = await dryRun(fileOf(rowOf('stays'), changed, rowOf('new'), rowOf('bad', { correct: '1 2 3 4' })));
    expect(report).toMatchObject({ committed: false, total: 4, added: 1, changed: 1, unchanged: 1, refused: 1 });
    expect(report.rows.map(({ row, action, changes }) => [row, action, changes])).toEqual([
      [2, 'unchanged', []],
      [3, 'changed', ['answers']],
      [4, 'added', []],
      [5, 'refused', []],
    ]);
    const options = (right: string) =>
      ['one', 'two', 'three', 'four'].map((text) => `${text === right ? '✓' : '✗'} ${text}`).join('\n');
    expect(report.rows.map(({ differences }) => differences)).toEqual([
      [],
      [{ field: 'answers', before: options('one'), after: options('two') }],
      [],
      [],
    ]);
    expect(report.rows[3]?.faults).toEqual([{ field: 'answers', message: 'For 4 answers, at most 3 can be correct' }]);
    expect(await fingerprint()).toBe(before);
  });

  it.each<[string, string, string[]]>([
    ['missing columns', 'section,text\nCore,x', ['row 1: answer1', 'row 1: answer2', 'row 1: correct']],
    ['four right answers of four', fileOf(rowOf('fine'), rowOf('x', { correct: '1 2 3 4' })), ['row 3: answers']],
    ['no right answer', fileOf(rowOf('x', { correct: '' })), ['row 2: answers']],
    ['a formula', fileOf(rowOf('fine'), `,Core,"=cmd|' /C calc'!A0",one,two,,,1`), ['row 3: text']],
    ['a cell of 1 MB', fileOf(rowOf('fine'), rowOf('x'.repeat(2 ** 20))), ['row 3: text']],
    ['HTML', fileOf(rowOf('fine'), rowOf('<script>alert(1)</script>')), ['row 3: text']],
    ['an id twice', fileOf(rowOf('a', { id: 'x' }), rowOf('b', { id: 'x' })), ['row 3: id']],
    ['the same question twice', fileOf(rowOf('a'), rowOf('a')), ['row 3: text']],
    ['a number that nobody has', fileOf(rowOf('a', { id: '999999999' })), ['row 2: id']],
    ['a section that does not exist', fileOf(rowOf('a').replace('Core', 'Typ I')), ['row 2: section']],
    ['a broken quotation mark', fileOf(rowOf('fine'), ',Core,"x'), ['row 3: row']],
    ['nothing in it but another format', '{"a": 1}', ['row 1: row']],
  ])('is refused with the row reported and nothing changed: %s', async (_name, text, named) => {
    const before = await fingerprint();
    const refusal = await importText(text).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'VALIDATION', message: expect.stringMatching(/nothing was changed/) });
    const fields = Object.keys((refusal as { fields: Record<string, string> }).fields);
    for (const name of named) expect(fields).toContain(name);
    expect(await fingerprint()).toBe(before);
  });

  it('reports the row with an id that the database cannot store', async () => {
    const report = await dryRun(fileOf(rowOf('a', { id: 'a\0b' }), rowOf('b')));
    expect(report.rows.map(({ row, action }) => [row, action])).toEqual([
      [2, 'refused'],
      [3, 'added'],
    ]);
    expect(report.rows[0]?.faults).toMatchObject([{ field: 'id' }]);
  });

  it('is refused in an unknown encoding, with the row reported and nothing changed', async () => {
    const before = await fingerprint();
    const bytes = Buffer.from(fileOf(rowOf('fine'), rowOf('at -40 °F')), 'latin1');
    await expect(importText('', { bytes })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { 'row 3: encoding': expect.stringMatching(/UTF-8/) },
    });
    expect(await fingerprint()).toBe(before);
  });

  it('stores tags as text if the import asks for it, and accepts the same tags in later imports', async () => {
    const file = fileOf(rowOf('<b>bold</b>'));
    expect(await importText(file, { html: 'text' })).toMatchObject({ added: 1 });
    expect(await importText(file)).toMatchObject({ unchanged: 1, refused: 0 });
  });

  it('does not change values that the file omits', async () => {
    const head = `${HEAD},explanation,topic,why1`;
    const full = rowOf('full', { id: 'x-f' });
    await importText(`${head}\n${full},Because.,laws,Right.`);
    expect(await dryRun(fileOf(full))).toMatchObject({ unchanged: 1 });
    expect((await dryRun(`${head}\n${full},,laws,Right.`)).rows[0]?.changes).toEqual(['explanation']);
  });

  it('never changes a question that matches only by its words', async () => {
    await importText(fileOf(rowOf('same words')));
    const [question] = await made();
    const { rows } = await dryRun(fileOf(rowOf('same words'), rowOf('other words')));
    expect(rows.map(({ action }) => action)).toEqual(['unchanged', 'added']);
    const report = await dryRun(fileOf(rowOf('same words', { correct: '2' })));
    expect(report).toMatchObject({ refused: 1, rows: [{ questionId: question?.id, changes: ['answers'] }] });
    expect(report.rows[0]?.faults).toMatchObject([
      { field: 'id', message: expect.stringContaining(`write ${question?.id} as the id`) },
    ]);
    const named = rowOf('same words', { id: String(question?.id), correct: '2' });
    expect(await dryRun(fileOf(named))).toMatchObject({ changed: 1, refused: 0 });
  });

  it('applies exactly the result of the dry run, or nothing', async () => {
    await importText(fileOf(rowOf('a', { id: 'x-a' })));
    const file = fileOf(rowOf('a', { id: 'x-a', correct: '2' }));
    const { plan } = await dryRun(file);
    const [question] = await made();
    await updateQuestion(adminId, question?.id ?? 0, {
      text: `${MARK} edited`,
      sectionId: 6,
      isForMockTest: false,
      explanation: '',
      reference: '',
      topic: '',
      difficulty: 2,
      answers: [
        { text: 'one', isCorrect: true, why: '' },
        { text: 'two', isCorrect: false, why: '' },
      ],
    });
    await expect(importText(file, { plan })).rejects.toMatchObject({ code: 'CONFLICT' });
    const again = await dryRun(file);
    expect(await importText(file, { plan: again.plan })).toMatchObject({ changed: 1, committed: true });
  });

  it('reports a conflict to one of two admins who import at the same time', async () => {
    const files = ['p', 'q'].map((name) => fileOf(...Array.from({ length: 600 }, (_, n) => rowOf(`${name} ${n}`))));
    const outcomes = await Promise.allSettled(files.map((file) => importText(file)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeLessThanOrEqual(1);
    for (const outcome of refused) expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    expect(await made()).toHaveLength(600 * (2 - refused.length));
  });

  describe('concurrent test starts', () => {
    /** Imports a file and, before the commit, tries to start a test with the file's questions. */
    async function startMeanwhile(file: string): Promise<string> {
      const learner = await makeLearner();
      const asked = (await made()).map(({ id }) => ({ id: toQuestionId(id), answers: [] }));
      const changes = await changesOf(file);
      const outcome = await transact(
        async (tx) => {
          expect(await reviseQuestions(changes, adminId, tx)).toHaveLength(asked.length);
          return learner.startPractice(asked).then(
            () => 'started',
            (error: Error) => error.message,
          );
        },
        { timeout: 20_000 },
      );
      await removeLearners(learner);
      return outcome;
    }

    it('succeed for unchanged keys, and wait for questions with a changed key', async () => {
      const names = ['s', 't'];
      await importText(fileOf(...names.map((name) => rowOf(name, { id: `meanwhile-${name}` }))));
      const explained = names.map((name) => `${rowOf(name, { id: `meanwhile-${name}` })},Because.`);
      expect(await startMeanwhile([`${HEAD},explanation`, ...explained].join('\n'))).toBe('started');
      const otherKey = names.map((name) => rowOf(name, { id: `meanwhile-${name}`, correct: '2' }));
      expect(await startMeanwhile(fileOf(...otherKey))).toMatch(/lock timeout/);
    });
  });
});
