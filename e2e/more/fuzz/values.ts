import { randomUUID } from 'node:crypto';
import type { Random } from '@/lib/kernel/random';

/** Builds values that match a JSON Schema, and hostile values that no schema expects. */

export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const LONG = 'ä'.repeat(5_000);
const NESTED = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as unknown;

/** Hostile values. Each is known to have broken some server. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  [],
  {},
  '',
  ' ',
  0,
  -1,
  -0,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  '1e999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u2028\u2029',
  '\u202eabc',
  `Z${'\u0301'.repeat(2_000)}`,
  '👩‍👩‍👧‍👦'.repeat(50),
  LONG,
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '%00',
  '%',
  '%ff',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '\u0024{7*7}',
  '{{7*7}}',
  'a@b@c',
  'a@b\uff20c',
  'a@b,c@d',
  '"a b"@example.test',
  'a@[127.0.0.1]',
  '__proto__',
  'constructor',
  { not: 'x' },
  { $gt: '' },
  [[]],
  ['x', 'x'],
  [null],
  NESTED,
  '9999-12-31T23:59:59Z',
  '-000001-01-01T00:00:00Z',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '10.0.0.999',
  '::ffff:1.2.3.4',
  'America/Nowhere',
];

export const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

export const hostile = (random: Random): unknown => pick(HOSTILE, random);

/** Builds a value that most likely matches the schema. */
export function plausible(schema: Schema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, random);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return plausible(pick(variants, random), random);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => plausible(part, random)));
  switch (Array.isArray(schema.type) ? pick(schema.type, random) : schema.type) {
    case 'string':
      return text(schema, random);
    case 'integer':
    case 'number':
      return number(schema, random);
    case 'boolean':
      return random() < 0.5;
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () => plausible(schema.items ?? {}, random));
    case 'object':
      return object(schema, random);
    default:
      return hostile(random);
  }
}

function text({ format, maxLength = 40 }: Schema, random: Random): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'email') return `fuzz-${Math.floor(random() * 1e9)}@example.test`;
  if (format === 'date') return '2026-11-21';
  if (format === 'date-time') return '2026-11-21T12:00:00Z';
  const length = random() < 0.1 ? maxLength : Math.floor(random() * Math.min(maxLength, 20));
  return Array.from({ length }, () => pick([...'abc XYZ019-_.@é漢'], random)).join('');
}

function number({ minimum = 0, maximum = 1_000 }: Schema, random: Random): number {
  const edge = random();
  if (edge < 0.1) return minimum;
  if (edge < 0.2) return maximum;
  return Math.floor(minimum + random() * Math.min(maximum - minimum, 2_000));
}

/** Builds an object with all required properties and some optional ones. */
function object({ properties = {}, required = [] }: Schema, random: Random): Record<string, unknown> {
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || random() < 0.5);
  return Object.fromEntries(chosen.map(([name, schema]) => [name, plausible(schema, random)]));
}

/** Corrupts one part of a value, removes a part, or adds one. */
export function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.1) return hostile(random);
  const entries = Object.entries(value);
  const [name = 'x', old] = entries.length > 0 ? pick(entries, random) : [];
  const how = random();
  if (Array.isArray(value)) return [...value, how < 0.5 ? hostile(random) : value[0]];
  if (how < 0.15) return Object.fromEntries(entries.filter(([other]) => other !== name));
  if (how < 0.3) return { ...value, [JSON.stringify(hostile(random)).slice(0, 50)]: hostile(random) };
  return { ...value, [name]: how < 0.5 ? spoil(old, random) : hostile(random) };
}
