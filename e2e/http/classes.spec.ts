import { schoolOf } from '@/e2e/fixtures/school';
import { shippedProduct } from '@/e2e/fixtures/shipped-product';
import { expect, test } from '@/e2e/fixtures/test';
import type { ClassView } from '@/lib/classes/contract';
import { GUESS_LIMITS } from '@/lib/limits/rules';

/** Classes as they are met without the pages, at the limits as they are shipped, on the built product. */

const { ask, start, teach } = schoolOf(shippedProduct());

const SCHOOL = '198.51.100.7';

test('forty students behind one address join within a minute, and none is refused', async () => {
  const { instructor, made } = await teach(SCHOOL);
  const names = Array.from({ length: 40 }, (_student, number) => `Student ${number}`);
  const roster = { list: names.slice(0, 20).join('\n') };
  expect((await ask(instructor, 'POST', `/api/classes/${made.id}/places`, roster)).status).toBe(200);
  const begun = Date.now();
  const statuses = await Promise.all(
    names.map(async (name, number) => {
      // Within half a minute: the instructor says go, and people type.
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

test('a class, its code and its students are its instructor’s alone', async () => {
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
    ['POST', `${place}/merge`, { otherId: joined.data.placeId.replace(/.$/, '0') }],
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

test('what is not meant is refused, and says what to do', async () => {
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
    ['a code of nobody', 'POST', '/api/classes/join', { code: 'BCDFGHJKMN', name: 'x' }, 404, /ask your instructor/],
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

test('guesses at codes end at the limit, right codes use nothing of it up, and no class elsewhere is kept out', async () => {
  const { made } = await teach('192.0.2.3');
  const address = '203.0.113.9';
  const { points } = GUESS_LIMITS.classCodeByAddress;
  for (let time = 0; time < points + 10; time += 1) {
    expect((await ask({ address }, 'POST', '/api/classes/preview', { code: made.code })).status).toBe(200);
  }
  const statuses: number[] = [];
  for (let guess = 0; guess < points + 20; guess += 1) {
    statuses.push((await ask({ address }, 'POST', '/api/classes/preview', { code: 'ZZZZZZZZZZ' })).status);
  }
  expect(statuses).toEqual([...Array(points).fill(404), ...Array(20).fill(429)]);
  expect((await ask({ address }, 'POST', '/api/classes/preview', { code: made.code })).status).toBe(429);
  expect((await ask({ address: '192.0.2.4' }, 'POST', '/api/classes/preview', { code: made.code })).status).toBe(200);
});
