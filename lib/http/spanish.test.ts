import { describe, expect, it } from 'vitest';
import { inSpanish, preferredLanguage } from './spanish';

describe('preferredLanguage', () => {
  it.each([
    [null, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de-DE,de', 'en'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['es', 'es'],
    ['en;q=0.5, es-US', 'es'],
    ['est-EE, es;q=0', 'en'],
  ] as const)('reads %j as %s', (header, language) => expect(preferredLanguage(header)).toBe(language));
});

describe('inSpanish', () => {
  it('translates a text with its values, and values that are texts themselves', () => {
    expect(inSpanish('There is no such test')).toBe('Ese examen no existe');
    expect(inSpanish('Too many requests. Try again in 40 seconds.')).toBe(
      'Demasiadas solicitudes. Inténtelo de nuevo en 40 segundos.',
    );
    expect(inSpanish('name: Must be a number')).toBe('name: Debe ser un número');
    expect(inSpanish('Line 3: The version is missing. Write A or B after the name. Nothing was saved.')).toBe(
      'Línea 3: Falta la versión. Escriba A o B después del nombre. No se guardó nada.',
    );
  });

  it('returns an unknown or very long message unchanged', () => {
    expect(inSpanish('HTTP 502')).toBe('HTTP 502');
    const long = `Unknown field: ${'Question a has the options A to '.repeat(3000)}`;
    expect(inSpanish(long)).toBe(long);
  });
});
