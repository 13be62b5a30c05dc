import { z } from 'zod';
import type { DescribedEndpoint } from '@/lib/kernel/endpoint';
import type { Random } from '@/lib/kernel/random';
import { hostile, pick, plausible, type Schema, spoil } from './values';

/**
 * Builds requests to a declared endpoint that are nearly valid, with one fault, so that validation does not stop them
 * early.
 */

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

/** Bodies that are not JSON, or JSON but not an object. */
const RAW: readonly (string | Uint8Array)[] = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '1',
  '{"a":1,"a":2}',
  '{"__proto__":{"roles":["ADMIN"]}}',
  '{"constructor":{"prototype":{}}}',
  '{} trailing',
  '\ufeff{}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"a":1e400}',
  '['.repeat(30_000),
  '{"a":'.repeat(10_000),
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  new Uint8Array([0xc3, 0x28]),
  'x'.repeat(70_000),
];

const HEADERS: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-encoding': 'gzip' },
  { authorization: 'Bearer ' },
  { authorization: 'Bearer a.b.c' },
  { authorization: `Bearer ${'A'.repeat(9_000)}` },
  { authorization: `Bearer ${Buffer.from('[]').toString('base64url')}.e30.AAAA` },
  { 'x-client-session-id': 'x' },
  { 'x-screen-resolution': '-1x99999999999' },
  { 'x-timezone': '../../etc' },
  { 'x-forwarded-for': '6.6.6.6, , ::1' },
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { 'next-action': 'x' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { 'x-coldpass-client-address': 'x' },
  { cookie: 'next-auth.session-token=x; '.repeat(20) },
  { cookie: 'coldpass.return=http://[' },
  { range: 'bytes=0-,-1,5-2' },
  { expect: 'nothing' },
  { 'if-none-match': '*' },
  { origin: 'null' },
];

const schemas = new WeakMap<object, Schema>();
function schemaOf(declared: z.ZodType): Schema {
  const known = schemas.get(declared);
  if (known) return known;
  const made = z.toJSONSchema(declared, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(declared, made);
  return made;
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function pathOf(endpoint: DescribedEndpoint, random: Random): string {
  const params = (endpoint.params ? plausible(schemaOf(endpoint.params), random) : {}) as Record<string, unknown>;
  return endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = asText(random() < 0.3 ? hostile(random) : (params[name] ?? 1)).slice(0, 2_000);
    // Half of the values are not encoded, so that the path can be malformed. Never empty, because an empty segment
    // would be another path.
    return (random() < 0.5 ? value.replace(/[^\w.%@:-]/g, '') : encodeURIComponent(value.toWellFormed())) || '1';
  });
}

function queryOf(endpoint: DescribedEndpoint, random: Random): string {
  const given = endpoint.query ? plausible(schemaOf(endpoint.query), random) : {};
  const spoiled = random() < 0.6 ? given : spoil(given, random);
  if (typeof spoiled !== 'object' || spoiled === null) return `?${encodeURIComponent(asText(spoiled).toWellFormed())}`;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(spoiled)) {
    search.append(name, asText(value).slice(0, 1_000));
    if (random() < 0.1) search.append(name, asText(hostile(random)).slice(0, 1_000));
  }
  return search.size > 0 ? `?${search}` : '';
}

function bodyOf(endpoint: DescribedEndpoint, random: Random): FuzzRequest['body'] {
  if (endpoint.method === 'GET') return undefined;
  if (endpoint.upload) return Uint8Array.from({ length: Math.floor(random() * 2_000) }, () => random() * 256);
  if (random() < 0.1) return pick(RAW, random);
  const given = endpoint.body ? plausible(schemaOf(endpoint.body), random) : {};
  return JSON.stringify(random() < 0.3 ? given : spoil(given, random)) ?? '';
}

export function makeRequest(endpoint: DescribedEndpoint, token: string | null, random: Random): FuzzRequest {
  const type = endpoint.upload ? pick(endpoint.upload.types, random) : 'application/json';
  return {
    method: random() < 0.02 ? pick(['PUT', 'DELETE', 'POST', 'PATCH', 'OPTIONS', 'HEAD'], random) : endpoint.method,
    path: `${pathOf(endpoint, random)}${queryOf(endpoint, random)}`,
    headers: {
      'content-type': type,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(random() < 0.15 ? pick(HEADERS, random) : {}),
    },
    body: bodyOf(endpoint, random),
  };
}
