import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from './log';
import { standardOutput } from './standard-output';

const CANARY = 'canary-7f3a9c';
let lines: string[];

beforeEach(() => {
  lines = [];
  vi.stubEnv('LOG_LEVEL', 'debug');
  vi.spyOn(standardOutput, 'send').mockImplementation((line) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('a log line', () => {
  it.each([
    { password: CANARY },
    { newPassword: CANARY, refreshToken: CANARY },
    { headers: { authorization: CANARY, cookie: CANARY, 'set-cookie': [CANARY] } },
    { deep: [{ AUTH_SECRET: CANARY, PASSWORD_PEPPER: CANARY }] },
    { error: `401 for Bearer ${CANARY}.x.y` },
    { a: { b: { c: { d: { e: { f: CANARY } } } } } },
  ])('hides what must not be read there: %j', (fields) => {
    log.error('something happened', fields);
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toContain(CANARY);
  });

  it('says of what was thrown its message, without what must not be read there', () => {
    log.error('something happened', { error: new Error(`refused Bearer ${CANARY}.x.y`), other: 'plain' });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: 'refused Bearer [hidden]', other: 'plain' });
  });

  it('is one line of JSON in UTC, whatever a client has put into it', () => {
    log.info('request', { route: '/x\r\n{"level":"error","msg":"forged"}\u2028' });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', time: expect.stringMatching(/Z$/) });
  });

  it('never throws, and is cut where a client would fill the disk', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    log.info('loop', loop);
    log.info('long', { text: 'x'.repeat(1_000_000) });
    expect(lines.at(-1)?.length).toBeLessThan(5_000);
    vi.mocked(standardOutput.send).mockImplementation(() => {
      throw new Error('EPIPE');
    });
    expect(() => log.info('nobody listens')).not.toThrow();
  });
});
