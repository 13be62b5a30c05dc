import { describe, expect, it } from 'vitest';
import { numberOf, withFigures } from './figures-rules';

const figures = new Map([
  ['cylinder-fill', { value: 80, unit: '%' }],
  ['least-charge', { value: '1.0', unit: 'lb' }],
  ['exam-name', { value: 'Core', unit: '' }],
]);

describe('numberOf', () => {
  it('converts a registered figure to a number, even if the registry contains it as text', () => {
    expect(numberOf(figures, 'cylinder-fill')).toBe(80);
    expect(numberOf(figures, 'least-charge')).toBe(1);
  });

  it.each(['exam-name', 'no-such-fact'])('throws with the id of a fact that is not a number: %s', (id) => {
    expect(() => numberOf(figures, id)).toThrow(`The fact ${id} is no number that a tool could use`);
  });
});

describe('withFigures', () => {
  it('puts the registered figures into the texts of a tool', () => {
    expect(withFigures({ detail: 'Fill to {{fact:cylinder-fill}}.' }, figures)).toEqual({ detail: 'Fill to 80%.' });
  });

  it('throws with the names of all unknown facts', () => {
    expect(() => withFigures(['{{fact:one}}', { detail: '{{fact:two}}' }], figures)).toThrow(
      "A tool's text names the fact one, which is not in facts.yaml; names the fact two, which is not in facts.yaml",
    );
  });
});
