import { render } from '@react-email/render';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Corrections } from '@/emails/corrections';
import { ResetPassword } from '@/emails/reset-password';
import { readMailTexts } from './texts-rules';

const frame = (language: 'en' | 'es') => ({
  texts: readMailTexts(language),
  productName: 'Coldpass',
  publicUrl: 'https://coldpass.example',
});

describe('readMailTexts', () => {
  it('uses the singular and plural forms of the language', () => {
    const [english, spanish] = [readMailTexts('en'), readMailTexts('es')];
    expect(english.text('reset.preview', { hours: 1 })).toBe('Choose a new password. The link works for 1 hour.');
    expect(spanish.text('reset.preview', { hours: 48 })).toBe(
      'Elija una contraseña nueva. El enlace sirve durante 48 horas.',
    );
  });

  it('writes a whole email in Spanish, with links to Spanish pages', async () => {
    const html = await render(
      createElement(Corrections, { ...frame('es'), count: 2, todayUrl: '/es/today', unsubscribeUrl: '/es/off' }),
    );
    expect(html).toContain('lang="es"');
    expect(html).toContain('Corregimos 2 preguntas que usted contestó.');
    expect(html).toMatch(/<a href="\/es\/off"[^>]*>Dejar de recibirlos<\/a>/);
  });

  it('writes the English email with exactly its former text', async () => {
    const content = createElement(ResetPassword, { ...frame('en'), resetUrl: 'https://x.example/reset', hours: 1 });
    expect(await render(content, { plainText: true })).toBe(`Coldpass

You asked to choose a new password. The link works once, for 1 hour.

Choose a new password https://x.example/reset

If it wasn't you, ignore this email. Your password stays the same.

Sent by Coldpass, coldpass.example https://coldpass.example. If you did not expect this email, you can ignore it.`);
  });
});
