import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, parseStrict, StrictJsonError } from './strict-json';

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Returns a key with every character escaped. */
const escaped = (key: string) =>
  `"${[...Array(key.length).keys()].map((at) => `\\u${key.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`;

const isTame = (value: unknown) => !JSON.stringify(value).includes('"__proto__"');

describe('parseStrict', () => {
  it('returns what JSON.parse returns for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }).filter(isTame), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parseStrict(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('refuses what JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\1u ') }), (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        if (!isJson) expect(() => parseStrict(text)).toThrow(SyntaxError);
      }),
    );
  });

  it('refuses a repeated key in any notation and at any depth', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((key) => key !== '__proto__'),
        fc.jsonValue({ maxDepth: 3 }).filter(isTame),
        fc.boolean(),
        (key, value, isEscaped) => {
          const first = JSON.stringify(key);
          const second = isEscaped ? escaped(key) : first;
          const object = `{${first}:${JSON.stringify(value)},${second}:2}`;
          for (const text of [object, `[1,${object}]`, `{"in side":${object}}`]) {
            expect(() => parseStrict(text)).toThrow(StrictJsonError);
          }
        },
      ),
    );
  });

  it('allows the same key in another object, and as a value', () => {
    const text = '{"a":{"a":"a"},"b":[{"a":1},{"a":2}],"c":"a\\",\\"a"}';
    expect(parseStrict(text)).toEqual(JSON.parse(text));
    expect(parseStrict('["__proto__"]')).toEqual(['__proto__']);
  });

  it.each(['{"__proto__":1}', `{${escaped('__proto__')}:{}}`, '[{"a":{"__proto__":null}}]'])('refuses %s', (text) => {
    expect(() => parseStrict(text)).toThrow(StrictJsonError);
  });

  it('accepts twenty levels of nesting and refuses twenty-one', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      expect(parseStrict(nested(MAX_DEPTH, open, close))).toBeTruthy();
      expect(() => parseStrict(nested(MAX_DEPTH + 1, open, close))).toThrow(StrictJsonError);
      expect(() => parseStrict(nested(100_000, open, close))).toThrow();
    }
  });

  it('takes at most a few milliseconds for a body of 64 kB', () => {
    const text = JSON.stringify(Array.from({ length: 2_000 }, (_part, at) => ({ questionId: at, text: 'word' })));
    const before = process.cpuUsage();
    for (let round = 0; round < 20; round += 1) parseStrict(text);
    // CPU time of this process in microseconds, because elapsed time depends on the load of the machine.
    expect(process.cpuUsage(before).user / 20).toBeLessThan(50_000);
  });
});
