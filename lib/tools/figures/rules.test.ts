import { describe, expect, it } from 'vitest';
import { numberOf, withFigures } from './rules';

const figures = new Map([
  ['cylinder-fill', { value: 80, unit: '%' }],
  ['least-charge', { value: '1.0', unit: 'lb' }],
  ['exam-name', { value: 'Core', unit: '' }],
]);

describe('registered figure used in calculations', () => {
  it('is a number, also if the registry states it as text', () => {
    expect(numberOf(figures, 'cylinder-fill')).toBe(80);
    expect(numberOf(figures, 'least-charge')).toBe(1);
  });

  it.each(['exam-name', 'no-such-fact'])('throws with its name if it is not a number: %s', (id) => {
    expect(() => numberOf(figures, id)).toThrow(`The fact ${id} is no number that a tool could use`);
  });
});

describe('texts of a tool', () => {
  it('contain the figures of the registry', () => {
    expect(withFigures({ detail: 'Fill to {{fact:cylinder-fill}}.' }, figures)).toEqual({ detail: 'Fill to 80%.' });
  });

  it('throw with all names of unknown facts', () => {
    expect(() => withFigures(['{{fact:one}}', { detail: '{{fact:two}}' }], figures)).toThrow(
      "A tool's text names the fact one, which is not in facts.yaml; names the fact two, which is not in facts.yaml",
    );
  });
});
