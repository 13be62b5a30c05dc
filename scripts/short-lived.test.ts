import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What a request makes has to die young: docs/decisions/fast-lane.md. */

const SERVER = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => join('server', name));
/** Object literals in them are made for a request, or for an answer. */
const OF_EVERY_REQUEST = [
  'lib/attempts/contract.ts',
  'server/fast-lane.ts',
  'server/request-filter.ts',
  'server/responses.ts',
  'lib/http/input.ts',
  'lib/http/record.ts',
  'lib/http/serve.ts',
  'lib/limits/service.ts',
];

const ASSIGNED_FUNCTION = /^\s+(?:\w+\.)+\w+ = (?:async )?(?:function\b|(?:\([^()]*\)|\w+)(?:: [\w<>[\]| ]+)? =>)/gm;
/** Of a name or of what a call returns, followed by a property with a name. */
const SPREAD_AT_THE_HEAD = /\{\s*\.\.\.[\w.]+(?:\([^()]*\))?,\s*[\w'"[]/g;

const findAll = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`),
  );

const countIn = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe('what a request makes', () => {
  it('holds no function that was written in an assignment to a property: giveFunctions gives it', () => {
    expect(findAll(SERVER, ASSIGNED_FUNCTION)).toEqual([]);
    for (const written of ['() => {', '(chunk: Buffer | null): boolean => {', 'async (a, b) => b', 'function () {']) {
      expect(countIn(`\n  response.end = ${written}`, ASSIGNED_FUNCTION), written).toBe(1);
    }
    expect(countIn('\n  response.end = end;\n  const end = () => {', ASSIGNED_FUNCTION)).toBe(0);
  });

  it('is written with the spread of an object literal at its end', () => {
    expect(findAll(OF_EVERY_REQUEST, SPREAD_AT_THE_HEAD)).toEqual([]);
    for (const written of ['{ ...asked, start }', '{\n  ...find(a, b),\n  "a": 1,\n}', '{ ...a.b, c: 1 }']) {
      expect(countIn(written, SPREAD_AT_THE_HEAD), written).toBe(1);
    }
    for (const written of ['{ start, ...asked }', '{ ...asked, ...more }', '{ ...asked }']) {
      expect(countIn(written, SPREAD_AT_THE_HEAD), written).toBe(0);
    }
  });
});
