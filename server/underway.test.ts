import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createUnderway } from './underway';

const newResponse = () => new EventEmitter() as unknown as ServerResponse;

it('createUnderway admits a client again when one of its responses has closed, and never blocks other clients', () => {
  const enter = createUnderway(0.01);
  const [one, two] = [newResponse(), newResponse()];
  expect([enter('a', one), enter('a', two), enter('a', newResponse())]).toEqual([...[true, true, false]]);
  expect(enter('b', newResponse())).toBe(true);
  one.emit('close');
  expect(enter('a', newResponse())).toBe(true);
});

it('createUnderway refuses everybody while all clients together have too many requests', () => {
  const enter = createUnderway(0.01);
  const entered = Array.from({ length: 11 }, (_client, number) => enter(`client ${number}`, newResponse()));
  expect(entered).toEqual([...Array(10).fill(true), false]);
});
