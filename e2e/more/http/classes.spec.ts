import { exceptBusy } from '@/e2e/fixtures/flood';
import { schoolOf } from '@/e2e/fixtures/school';
import { CROWD, shippedProduct } from '@/e2e/fixtures/shipped-product';
import { expect, test } from '@/e2e/fixtures/test';
import type { ClassView } from '@/lib/classes/contract';
import { GUESS_LIMITS } from '@/lib/limits/rules';

/** Class endpoints under production rate limits, on the built product. */

const { ask, start, teach } = schoolOf(shippedProduct());

const outcome = (placeId: string, sections: object[] = [{ sectionId: 6, passed: true }], examDate = '2026-01-10') => ({
  examDate,
  students: [{ placeId, sections }],
});

const SCHOOL = '198.51.100.7';

test('forty students behind one IP address join a class within a minute, and none is refused', CROWD, async () => {
  const { instructor, made } = await teach(SCHOOL);
  const names = Array.from({ length: 40 }, (_student, number) => `Student ${number}`);
  const roster = { list: names.slice(0, 20).join('\n') };
  expect((await ask(instructor, 'POST', `/api/classes/${made.id}/places`, roster)).status).toBe(200);
  const begun = Date.now();
  const statuses = await Promise.all(
    names.map(async (name, number) => {
      // Spreads the joins over half a minute, because real students need time to read and type the code.
      await new Promise((resolve) => setTimeout(resolve, number * 600));
      const found = await ask({ address: SCHOOL }, 'POST', '/api/classes/preview', { code: made.code });
      const phone = await start(SCHOOL);
      const joined = await ask(phone, 'POST', '/api/classes/join', { code: made.code, name });
      return [found.status, joined.status];
    }),
  );
  expect(statuses.flat()).toEqual(Array(80).fill(200));
  expect(Date.now() - begun).toBeLessThan(60_000);
  const { data } = await ask<ClassView>(instructor, 'GET', `/api/classes/${made.id}`);
  expect(data.places.map(({ name, devices }) => `${name} ${devices}`).sort()).toEqual(
    names.map((name) => `${name} 1`).sort(),
  );
});

test('only the instructor of a class can access the class, its code and its students', async () => {
  const address = '192.0.2.1';
  const { instructor, made } = await teach(address);
  const student = await start(address);
  const joined = await ask<{ placeId: string }>(student, 'POST', '/api/classes/join', {
    code: made.code,
    name: 'Maria',
  });
  const at = `/api/classes/${made.id}`;
  const place = `${at}/places/${joined.data.placeId}`;
  const acts: [method: string, path: string, body?: object][] = [
    ['GET', at],
    ['PUT', at, { name: 'Mine' }],
    ['POST', `${at}/code`, {}],
    ['POST', `${at}/places`, { list: 'Sam' }],
    ['PUT', place, { name: 'Sam' }],
    ['POST', `${place}/merge`, { otherId: made.id }],
    ['GET', `${at}/outcomes`],
    ['PUT', `${at}/outcomes`, outcome(joined.data.placeId)],
    ['DELETE', place],
    ['DELETE', at],
  ];
  for (const other of [student, await start(address)]) {
    for (const [method, path, body] of acts) {
      const { status, error, message } = await ask(other, method, path, body);
      expect([status, error], `${method} ${path}`).toEqual([404, 'NOT_FOUND']);
      expect(message).toMatch(/\. .+\.$/);
    }
  }
  const { data } = await ask<ClassView>(instructor, 'GET', at);
  expect(data).toMatchObject({ name: 'HVAC 101', code: made.code, places: [{ name: 'Maria', devices: 1 }] });
  expect((await ask(await start(address), 'DELETE', `${at}/membership`)).status).toBe(404);
  expect((await ask(student, 'DELETE', `${at}/membership`)).status).toBe(204);
});

test('invalid class requests are refused with advice', async () => {
  const { instructor, made } = await teach('192.0.2.2');
  const at = `/api/classes/${made.id}`;
  const attacks: [name: string, method: string, path: string, body: object, status: number, says: RegExp][] = [
    ['no name', 'POST', '/api/classes', {}, 400, /Give the class a name/],
    ['a name of blanks', 'POST', '/api/classes', { name: '   ' }, 400, /Give the class a name/],
    ['a name that is too long', 'POST', '/api/classes', { name: 'x'.repeat(81) }, 400, /At most 80 characters/],
    ['a name with a bell', 'POST', '/api/classes', { name: 'a\u0007' }, 400, /cannot be shown/],
    ['an owner', 'POST', '/api/classes', { name: 'x', ownerId: made.id }, 400, /./],
    ['a code of one’s own', 'PUT', at, { name: 'x', code: 'BCDFGHJKMN' }, 400, /./],
    ['a list of lists', 'POST', `${at}/places`, { list: ['Sam'] }, 400, /Paste a list of names/],
    ['an empty list', 'POST', `${at}/places`, { list: '\n' }, 400, /Put one name on a line/],
    ['a list of too many', 'POST', `${at}/places`, { list: 'Sam\n'.repeat(121) }, 400, /Split it into two classes/],
    ['a code that is none', 'POST', '/api/classes/join', { code: 'AAAA', name: 'x' }, 400, /ten letters/],
    ['a code of nobody', 'POST', '/api/classes/join', { code: 'BCDFGHJKMN', name: 'x' }, 404, /ask for a new code/],
    [
      'a place of one’s choice',
      'POST',
      '/api/classes/join',
      { code: made.code, name: 'x', placeId: made.id },
      400,
      /./,
    ],
  ];
  for (const [name, method, path, body, status, says] of attacks) {
    const answer = await ask(instructor, method, path, body);
    expect(answer.status, name).toBe(status);
    expect(JSON.stringify(answer), name).toMatch(says);
  }
  for (const id of ['1', '..', "'; DROP TABLE classes; --", '%00']) {
    const { status } = await ask(instructor, 'GET', `/api/classes/${encodeURIComponent(id)}`);
    expect([400, 404], id).toContain(status);
  }
});

test('wrong class codes are slowed down at the limit, right codes are not, and no class is locked', async () => {
  const { made } = await teach('192.0.2.3');
  const address = '203.0.113.9';
  const { points } = GUESS_LIMITS.classCodeByAddress;
  const pace = GUESS_LIMITS.classCodeByAddressSlowly.seconds;
  for (let time = 0; time < points + 10; time += 1) {
    expect((await ask({ address }, 'POST', '/api/classes/preview', { code: made.code })).status).toBe(200);
  }
  const statuses: number[] = [];
  for (let guess = 0; guess < points + 20; guess += 1) {
    statuses.push((await ask({ address }, 'POST', '/api/classes/preview', { code: 'ZZZZZZZZZZ' })).status);
  }
  expect(statuses.slice(0, points + 1)).toEqual(Array(points + 1).fill(404));
  expect(statuses.slice(points + 1).filter((status) => status === 429).length).toBeGreaterThan(10);
  const enter = async () => (await ask({ address }, 'POST', '/api/classes/preview', { code: made.code })).status;
  await expect.poll(enter, { intervals: [1_000], timeout: (pace + 30) * 1_000 }).toBe(200);
  expect((await ask({ address: '192.0.2.4' }, 'POST', '/api/classes/preview', { code: made.code })).status).toBe(200);
});

test('outcomes entered by an instructor do not change the student’s own outcomes, and invalid outcomes are refused', async () => {
  const { instructor, made } = await teach('192.0.2.5');
  const student = await start('192.0.2.5');
  const at = `/api/classes/${made.id}/outcomes`;
  const { data: joined } = await ask<{ placeId: string }>(student, 'POST', '/api/classes/join', {
    code: made.code,
    name: 'Maria',
  });
  const own = { examDate: '2026-01-10', sections: [{ sectionId: 6, passed: false }] };
  expect((await ask(student, 'PUT', '/api/outcomes', own)).status).toBe(200);
  const before = await ask(instructor, 'GET', at);
  expect(before.data).toEqual([]);
  const entered = await ask(instructor, 'PUT', at, outcome(joined.placeId));
  // The response must not reveal that the student has entered an outcome.
  expect(entered.data).toEqual([
    {
      examDate: '2026-01-10',
      students: [{ placeId: joined.placeId, sections: [{ sectionId: 6, passed: true, correct: null }] }],
    },
  ]);
  const mine = await ask(student, 'GET', '/api/outcomes');
  expect(mine.data).toMatchObject([{ byInstructor: false, sections: [{ sectionId: 6, passed: false }] }]);
  expect((await ask(student, 'DELETE', '/api/outcomes/2026-01-10')).status).toBe(200);
  await ask(instructor, 'PUT', at, outcome(joined.placeId));
  expect((await ask(student, 'GET', '/api/outcomes')).data).toEqual([]);

  const { made: other } = await teach('192.0.2.6');
  const attacks: [name: string, body: object, status: number][] = [
    ['a student of another class', outcome(other.id), 404],
    ['a place that is none', outcome('1'), 400],
    ['nobody', { examDate: '2026-01-10', students: [] }, 400],
    ['a student twice', { examDate: '2026-01-10', students: Array(2).fill(outcome(joined.placeId).students[0]) }, 400],
    ['a section twice', outcome(joined.placeId, Array(2).fill({ sectionId: 6, passed: true })), 400],
    ['a section that is none', outcome(joined.placeId, [{ sectionId: 999, passed: true }]), 400],
    ['more right than asked', outcome(joined.placeId, [{ sectionId: 6, passed: true, correct: 26 }]), 400],
    ['a pass with nothing right', outcome(joined.placeId, [{ sectionId: 6, passed: true, correct: 0 }]), 400],
    ['a chance of one’s own', outcome(joined.placeId, [{ sectionId: 6, passed: true, chance: 99 }]), 400],
    ['a day to come', outcome(joined.placeId, [{ sectionId: 6, passed: true }], '2999-01-01'), 400],
    ['a day that is none', outcome(joined.placeId, [{ sectionId: 6, passed: true }], '2026-02-30'), 400],
  ];
  for (const [name, body, status] of attacks) {
    expect((await ask(instructor, 'PUT', at, body)).status, name).toBe(status);
  }
});

test('each of a hundred simultaneous requests to create a class creates one or is refused with a reason', async () => {
  const address = '192.0.2.15';
  const instructor = await start(address);
  const made = await Promise.all(
    Array.from({ length: 100 }, (_class, number) =>
      ask(instructor, 'POST', '/api/classes', { name: `HVAC ${number}` }).then(({ status }) => status),
    ),
  );
  expect(exceptBusy(made).filter((status) => ![201, 409, 429].includes(status))).toEqual([]);
  const count = made.filter((status) => status === 201).length;
  expect(count).toBeGreaterThan(0);
  const list = () => ask<{ teaching: object[] }>(instructor, 'GET', '/api/classes');
  await expect.poll(async () => (await list()).data?.teaching.length, { timeout: 30_000 }).toBe(count);
});

test('a colleague joins a class only by invitation and has only the rights of a colleague', async () => {
  const address = '192.0.2.16';
  const { instructor, made } = await teach(address);
  const at = `/api/classes/${made.id}`;
  const [student, stranger, colleague] = [await start(address), await start(address), await start(address)];
  expect((await ask(student, 'POST', '/api/classes/join', { code: made.code, name: 'Sam' })).status).toBe(200);
  const { data: inviting } = await ask<ClassView>(instructor, 'POST', `${at}/invitation`);
  const code = inviting.invitation?.code;
  const enter = (who: typeof student, body: object) => ask(who, 'POST', '/api/classes/teach', body);
  expect((await enter(stranger, { code: made.code, name: 'Kim' })).status).toBe(404);
  expect((await enter(stranger, { code, name: ' ' })).status).toBe(400);
  expect((await enter(stranger, { code, name: 'Kim', classId: made.id })).status).toBe(400);
  expect((await enter(instructor, { code, name: 'Kim' })).status).toBe(409);
  const joining = await ask(stranger, 'POST', '/api/classes/join', { code, name: 'Kim' });
  expect([joining.status, joining.error]).toEqual([404, 'NOT_FOUND']);
  expect((await enter(colleague, { code, name: 'Kim' })).status).toBe(200);
  const { data: seen } = await ask<ClassView>(colleague, 'GET', at);
  const [kim] = seen.colleagues;
  for (const who of [student, stranger]) {
    for (const [method, path] of [
      ['POST', `${at}/invitation`],
      ['DELETE', `${at}/invitation`],
      ['DELETE', `${at}/colleagues/${kim?.id}`],
      ['GET', at],
    ] as const) {
      expect((await ask(who, method, path)).status, `${method} ${path}`).toBe(404);
    }
  }
  const other = await teach('192.0.2.8');
  expect((await ask(other.instructor, 'DELETE', `/api/classes/${other.made.id}/colleagues/${kim?.id}`)).status).toBe(
    404,
  );
  const refused = await ask(colleague, 'DELETE', at);
  expect([refused.status, refused.error]).toEqual([403, 'FORBIDDEN']);
  expect((await ask(colleague, 'PUT', at, { name: 'Ours' })).status).toBe(200);
  expect((await ask(colleague, 'DELETE', `${at}/colleagues/${kim?.id}`)).status).toBe(204);
  expect((await ask(colleague, 'GET', at)).status).toBe(404);
  expect((await enter(colleague, { code, name: 'Kim' })).status).toBe(404);
});
