import { exceptBusy } from '@/e2e/fixtures/flood';
import { type Caller, schoolOf } from '@/e2e/fixtures/school';
import { shippedProduct } from '@/e2e/fixtures/shipped-product';
import { expect, test } from '@/e2e/fixtures/test';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { EnteredView, PaperPreview } from '@/lib/classes/paper/answers/contract';
import type { ClassResults } from '@/lib/classes/results/contract';

/** Attacks on paper answers by clients without the pages, under production rate limits. */

const { ask, start, teach } = schoolOf(shippedProduct());

const QUIZ = { title: 'Quiz', testType: 'practice', sectionIds: [6], questionCount: 5, onPaper: true };

async function give(address: string, roster = 'Maria\nSam') {
  const { instructor, made } = await teach(address);
  const at = `/api/classes/${made.id}`;
  const { data: quiz } = await ask<AssignmentView>(instructor, 'POST', `${at}/assignments`, QUIZ);
  expect((await ask(instructor, 'POST', `${at}/places`, { list: roster })).status).toBe(200);
  return { instructor, made, at, quiz, papers: `${at}/assignments/${quiz.id}/papers` };
}

const LIST = 'Maria; A; ABCAB\nSam; B; BBBB-';

interface Saved {
  saved: number;
  entered: EnteredView[];
}

const save = (who: Caller, papers: string, body: object) => ask<Saved>(who, 'PUT', papers, body);

test('only the instructor can preview, save, replace and remove paper answers', async () => {
  const { instructor, made, at, quiz, papers } = await give('192.0.2.71');
  const student = await start('192.0.2.72');
  await ask(student, 'POST', '/api/classes/join', { code: made.code, name: 'Zoe' });
  const other = await give('192.0.2.73');
  const nobody = '00000000-0000-7000-8000-000000000000';
  for (const who of [student, other.instructor]) {
    for (const [method, path, body] of [
      ['POST', `${papers}/preview`, { list: LIST }],
      ['PUT', papers, { list: LIST }],
      ['DELETE', `${papers}/${nobody}`, undefined],
    ] as const) {
      const { status, error } = await ask(who, method, path, body);
      expect([status, error], `${method} ${path}`).toEqual([404, 'NOT_FOUND']);
    }
  }
  // This instructor teaches the class in the path, but the test belongs to another class.
  const foreign = `${other.at}/assignments/${quiz.id}/papers`;
  expect((await save(other.instructor, foreign, { list: LIST })).status).toBe(404);

  const preview = await ask<PaperPreview>(instructor, 'POST', `${papers}/preview`, { list: LIST });
  expect(preview.data.lines.map(({ name, answered, problem }) => [name, answered, problem])).toEqual([
    ['Maria', 5, null],
    ['Sam', 4, null],
  ]);
  expect(preview.text).not.toMatch(/"(isCorrect|correct|explanation)":/);
  const saved = await save(instructor, papers, { list: LIST });
  expect([saved.status, saved.data.saved]).toEqual([200, 2]);
  const again = await save(instructor, papers, { list: LIST });
  expect([again.status, again.error]).toEqual([409, 'CONFLICT']);
  expect((await save(instructor, papers, { list: LIST, replace: true })).status).toBe(200);
  const results = await ask<ClassResults>(instructor, 'GET', `${at}/results`);
  expect(results.data.students.map(({ name, attempts, best }) => [name, attempts, best?.onPaper])).toEqual([
    ['Maria', 1, true],
    ['Sam', 1, true],
    ['Zoe', 0, undefined],
  ]);
  const { text } = await ask(instructor, 'GET', `${at}/results.csv`);
  expect(text).toMatch(/Maria,finished,1,\d,5,\d+,(yes|no),no,yes,/);
  const maria = saved.data.entered.find(({ name }) => name === 'Maria');
  const left = await ask<EnteredView[]>(instructor, 'DELETE', `${papers}/${maria?.placeId}`);
  expect(left.data.map(({ name }) => name)).toEqual(['Sam']);
  expect((await ask(instructor, 'DELETE', `${papers}/${maria?.placeId}`)).status).toBe(404);
});

test('invalid lists of paper answers are refused with a 4xx and a reason, and nothing is saved', async () => {
  const { instructor, at, papers } = await give('192.0.2.81');
  const attacks: [name: string, body: object, status: number, says: RegExp][] = [
    ['nothing', {}, 400, /Paste the answers first/],
    ['an empty list', { list: '' }, 400, /Paste the answers first/],
    ['a list that is none', { list: ['Maria'] }, 400, /Paste the answers first/],
    ['too many lines', { list: 'Maria;A;ABCAB\n'.repeat(121) }, 400, /more than 120 lines/],
    ['a list that is too long', { list: 'x'.repeat(40_001) }, 400, /too long/],
    ['a book', { list: 'x'.repeat(100_000) }, 413, /./],
    ['a stranger', { list: 'Eve;A;ABCAB' }, 400, /Line 1: Nobody in this class is named “Eve”/],
    ['a third version', { list: 'Maria;C;ABCAB' }, 400, /Line 1: The version is missing/],
    ['too few letters', { list: 'Maria;A;ABCA' }, 400, /This line has 4 answers, but the test has 5 questions/],
    ['letters that are none', { list: 'Maria;A;ABC1B' }, 400, /Question 4 has “1”/],
    ['a letter of no option', { list: 'Maria;A;ABCAF' }, 400, /Question 5 has the options A to/],
    [
      'the same student twice',
      { list: 'Maria;A;ABCAB\nMARIA;B;ABCAB' },
      400,
      /Line 2: This student is already in line 1/,
    ],
    ['a quotation mark', { list: '"Maria;A;ABCAB' }, 400, /never closes/],
    ['a formula', { list: '=cmd|;A;ABCAB' }, 400, /Nobody in this class/],
    ['NUL', { list: 'Maria\u0000;A;ABCAB' }, 400, /./],
    ['a replace that is none', { list: LIST, replace: 'yes' }, 400, /replace/],
    ['results of one’s choice', { list: LIST, correct: 5 }, 400, /correct/],
  ];
  for (const [name, body, status, says] of attacks) {
    const answer = await save(instructor, papers, body);
    expect(answer.status, name).toBe(status);
    expect(answer.text, name).toMatch(says);
  }
  for (const id of ['1', "'; DROP TABLE classes; --", '%00']) {
    const path = `${at}/assignments/${encodeURIComponent(id)}/papers`;
    expect([400, 404], path).toContain((await save(instructor, path, { list: LIST })).status);
  }
  const { data } = await ask<ClassResults>(instructor, 'GET', `${at}/results`);
  expect(data.students.map(({ status }) => status)).toEqual(['not-begun', 'not-begun']);
});

test('paper answers of a class of 120 are saved in one call, further calls are refused, and other people are served', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `Student ${index}`);
  const { instructor, at, papers } = await give('192.0.2.91', names.join('\n'));
  const list = names.map((name) => `${name};A;ABCAB`).join('\n');
  expect((await save(instructor, papers, { list })).data.saved).toBe(120);
  const { data } = await ask<ClassResults>(instructor, 'GET', `${at}/results`);
  expect(data.students.filter(({ status }) => status === 'finished')).toHaveLength(120);
  const other = await give('192.0.2.92');
  const calls = Array.from({ length: 40 }, () => save(instructor, papers, { list: LIST }));
  const free = await ask(other.instructor, 'GET', `${other.at}/results`);
  expect(free.status).toBe(200);
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toContain(429);
  expect(exceptBusy(statuses).filter((status) => ![400, 429].includes(status))).toEqual([]);
});
