import { expect, it } from 'vitest';
import { unavailablePage } from './unavailable';

it('the page for an unavailable database reloads automatically and is not cached', async () => {
  const response = unavailablePage('/tests');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('3');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = await response.text();
  expect(page).toContain('<meta http-equiv="refresh" content="3">');
  expect(page).toContain('your answers are saved on this device');
  expect(page).not.toContain('<script');
});

it('the page for an unavailable database is in the language of the requested page', async () => {
  const page = await unavailablePage('/es/tests').text();
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('sus respuestas están guardadas en este dispositivo');
});
