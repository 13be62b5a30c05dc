import type { ClassView } from '@/lib/classes/contract';

/** What a class of phones does, for measures of classes. */

/** A lecture room. */
export const STUDENTS = 40;

export async function ask<T>(url: string, token: string, path: string, body?: object, method?: string): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

const startOnDevice = async (url: string): Promise<string> =>
  (await ask<{ accessToken: string }>(url, '', '/auth/device', {})).accessToken;

export async function makeClass(url: string) {
  const token = await startOnDevice(url);
  return { token, made: await ask<ClassView>(url, token, '/api/classes', { name: 'HVAC 101' }) };
}

/** Joins the class and answers the student's token. */
export async function enterClass(url: string, { code }: ClassView, name: string): Promise<string> {
  const student = await startOnDevice(url);
  await ask(url, student, '/api/classes/join', { code, name });
  return student;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Habit {
  everyMs: number;
  /** After so long for the first time. */
  firstMs: number;
  act: () => Promise<unknown>;
}

/** Does it all for so many seconds, each at its own moments. */
export async function live(seconds: number, habits: readonly Habit[]): Promise<void> {
  const startedAt = performance.now();
  const untilAt = (ms: number) => pause(Math.max(0, startedAt + ms - performance.now()));
  await Promise.all(
    habits.map(async ({ everyMs, firstMs, act }) => {
      for (let at = firstMs; at < seconds * 1000; at += everyMs) {
        await untilAt(at);
        await act();
      }
    }),
  );
  await untilAt(seconds * 1000);
}

/** So that they do not act together. */
export const spread = (everyMs: number, number: number): number => (number * everyMs) / STUDENTS;
