import { describe, expect, it } from 'vitest';
import { numberOf, withFigures } from './rules';

const figures = new Map([
  ['cylinder-fill', { value: 80, unit: '%' }],
  ['least-charge', { value: '1.0', unit: 'lb' }],
  ['exam-name', { value: 'Core', unit: '' }],
]);

describe('a registered figure that a tool reckons with', () => {
  it('is a number, also where the registry writes it as text', () => {
    expect(numberOf(figures, 'cylinder-fill')).toBe(80);
    expect(numberOf(figures, 'least-charge')).toBe(1);
  });

  it.each(['exam-name', 'no-such-fact'])('stops the tool by its name where it is none: %s', (id) => {
    expect(() => numberOf(figures, id)).toThrow(`The fact ${id} is no number that a tool could use`);
  });
});

describe('the texts of a tool', () => {
  it('have the figures of the registry in them', () => {
    expect(withFigures({ detail: 'Fill to {{fact:cylinder-fill}}.' }, figures)).toEqual({ detail: 'Fill to 80%.' });
  });

  it('stop the tool where they name facts that there are not, and tell each of them', () => {
    expect(() => withFigures(['{{fact:one}}', { detail: '{{fact:two}}' }], figures)).toThrow(
      "A tool's text names the fact one, which is not in facts.yaml; names the fact two, which is not in facts.yaml",
    );
  });
});
