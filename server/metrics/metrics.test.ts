import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { instruments, type SharedState } from '@/lib/kernel/instruments';
import type { Screened } from '@/server/screen';
import { createGate, type Metrics, openMetrics } from './metrics';

const TOKEN = 'a-token-of-more-than-thirty-two-characters';
const SHARED: SharedState = {
  mail: { waiting: 2, failed: 0, oldestSeconds: 3, thisHour: 4, perHour: 500 },
  jobs: [
    { name: 'some work', secondsAgo: 7, everySeconds: 60 },
    { name: 'never done', secondsAgo: null, everySeconds: 60 },
  ],
  backupSecondsAgo: null,
  archive: { secondsAgo: null, failures: 0 },
};

async function open(): Promise<Metrics> {
  const nameRoute = ({ path }: Pick<Screened, 'path'>) => path;
  const metrics = await openMetrics({ port: undefined, token: TOKEN, nameRoute, build: 'none' });
  if (!metrics) throw new Error('There are no metrics');
  return metrics;
}

/** Ends a request with this status; null disconnects its client. */
function end(metrics: Metrics, path: string, status: number | null): void {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', url: path });
  const response = new ServerResponse(request);
  metrics.watch(request, response, { path } as Screened);
  response.statusCode = status ?? 200;
  Object.defineProperty(response, 'writableFinished', { value: status !== null });
  response.emit('close');
}

afterEach(() => instruments.clear());

describe('metrics', () => {
  it('are not loaded unless they are configured', async () => {
    const none = { port: undefined, token: undefined, nameRoute: () => 'other', build: 'none' };
    expect(await openMetrics(none)).toBeNull();
  });

  it('distinguish between acknowledged, refused, failed and interrupted answers', async () => {
    const metrics = await open();
    for (const status of [200, 200, 409, 429, 503, null]) end(metrics, '/api/test/answer', status);
    end(metrics, '/api/test/start', 201);
    const text = await metrics.read();
    expect(text).toContain('coldpass_answers_total{outcome="acknowledged"} 2\n');
    expect(text).toContain('coldpass_answers_total{outcome="refused"} 1\n');
    expect(text).toContain('coldpass_answers_total{outcome="failed"} 2\n');
    expect(text).toContain('coldpass_answers_total{outcome="cut"} 1\n');
    expect(text).toContain('coldpass_answer_seconds_count 2\n');
    expect(text).toContain('coldpass_requests_total{method="POST",route="/api/test/answer",status="cut"} 1\n');
    expect(text).toContain('coldpass_requests_in_progress 0\n');
  });

  it('leave out figures that the database does not return, and report the failure', async () => {
    let isAway = false;
    instruments().read = {
      pool: async () => ({ connections: 3, idle: 1, waiting: 0 }),
      shared: async () => {
        if (isAway) throw new Error('away');
        return SHARED;
      },
    };
    const here = await (await open()).read();
    expect(here).toContain('coldpass_database_up 1\n');
    expect(here).toContain('coldpass_pool_connections{state="busy"} 2\n');
    expect(here).toContain('coldpass_job_age_seconds{job="some work"} 7\n');
    expect(here).not.toMatch(/^coldpass_job_age_seconds\{job="never done"\}/m);
    expect(here).not.toMatch(/^coldpass_backup_age_seconds \d/m);
    isAway = true;
    const away = await (await open()).read();
    expect(away).toContain('coldpass_database_up 0\n');
    expect(away).toContain('coldpass_pool_connections{state="busy"} 2\n');
    expect(away).not.toMatch(/^coldpass_mail_waiting \d/m);
  });

  it('query the database once for simultaneous readers', async () => {
    let asked = 0;
    instruments().read = {
      pool: async () => ({ connections: 0, idle: 0, waiting: 0 }),
      shared: async () => {
        asked += 1;
        return SHARED;
      },
    };
    const metrics = await open();
    await Promise.all(Array.from({ length: 20 }, () => metrics.read()));
    expect(asked).toBe(1);
  });
});

describe('token for metrics', () => {
  const gate = createGate(TOKEN);
  it.each([
    [`Bearer ${TOKEN}`, true],
    [`bearer ${TOKEN}`, true],
    [`Bearer ${TOKEN}x`, false],
    [TOKEN, false],
    ['Bearer ', false],
    ['', false],
  ])('is accepted only if it matches: %j', (authorization, isAllowed) => {
    expect(gate({ headers: { authorization } })).toBe(isAllowed);
  });

  it('is not required if none is configured', () => {
    expect(createGate(undefined)({ headers: {} })).toBe(true);
  });
});
