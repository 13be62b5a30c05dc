import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { log, logOutput } from './log';

const CANARY = 'canary-7f3a9c';
let lines: string[];

beforeEach(() => {
  lines = [];
  logOutput.set({ write: (line) => void lines.push(line) });
});
afterAll(() => logOutput.clear());

describe('a log line', () => {
  it.each([
    { password: CANARY },
    { newPassword: CANARY, refreshToken: CANARY },
    { headers: { authorization: CANARY, cookie: CANARY, 'set-cookie': [CANARY] } },
    { deep: [{ AUTH_SECRET: CANARY, PASSWORD_PEPPER: CANARY }] },
    { error: `401 for Bearer ${CANARY}.x.y` },
    { a: { b: { c: { d: { e: { f: CANARY } } } } } },
  ])('hides secrets: %j', (fields) => {
    log.error('something happened', fields);
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toContain(CANARY);
  });

  it("contains an error's message without secrets", () => {
    log.error('something happened', { error: new Error(`refused Bearer ${CANARY}.x.y`), other: 'plain' });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: 'refused Bearer [hidden]', other: 'plain' });
  });

  it('is one line of JSON in UTC, whatever a client has sent', () => {
    log.info('request', { route: '/x\r\n{"level":"error","msg":"forged"}\u2028' });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', time: expect.stringMatching(/Z$/) });
  });

  it('is written for a circular object, and is cut to a maximum length', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    log.info('loop', loop);
    log.info('long', { text: 'x'.repeat(1_000_000) });
    expect(lines.at(-1)?.length).toBeLessThan(5_000);
  });
});

/** Returns the source of a program that logs `count` lines and exits immediately. */
const program = (count: number) =>
  `import { log } from './lib/log.ts';
   for (let line = 0; line < ${count}; line += 1) log.warn('x'.repeat(1000));
   process.exit(0);`;
const ARGS = ['--import', 'tsx', '--input-type=module', '-e'];

it.each([
  ['socket', (code: string) => spawn(process.execPath, [...ARGS, code])],
  ['pipe', (code: string) => spawn('sh', ['-c', '"$@" | (sleep 1; cat)', 'sh', process.execPath, ...ARGS, code])],
])('a log line is not lost when the process exits immediately: %s', async (_way, start) => {
  const child = start(program(5));
  const ended = once(child, 'exit');
  expect((await text(child.stdout)).split('\n')).toHaveLength(6);
  await ended;
});
