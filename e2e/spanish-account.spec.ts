import { openSession } from './fixtures/copied-user';
import { linkTo, waitForMail } from './fixtures/mail';
import { schoolOf } from './fixtures/school';
import { seeOnlySpanish } from './fixtures/spanish';
import { createAccount, expect, test } from './fixtures/test';
import { getCode, openSecondPhone, startStudying } from './fixtures/without-email';

/** Pages of an account in Spanish, on a narrow phone. */

test.use({ viewport: { width: 320, height: 640 } });

test('a learner who forgot the password sets a new one in Spanish', async ({ signedIn: page, account }) => {
  await page.goto('/es/forgot-password');
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText('Escriba un correo electrónico válido.')).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(account.email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revise su correo' })).toBeFocused();
  await seeOnlySpanish(page);

  await page.goto('/es/reset-password');
  await expect(page.getByRole('heading', { name: 'Enlace no válido' })).toBeVisible();
  await seeOnlySpanish(page);
  await page.goto(linkTo('/es/reset-password', await waitForMail(account.email, /contraseña nueva/)));
  const [first, second] = [
    page.getByLabel('Contraseña nueva', { exact: true }),
    page.getByLabel('Repita la contraseña nueva'),
  ];
  const save = page.getByRole('button', { name: 'Guardar la contraseña nueva' });
  await first.fill('corta');
  await save.click();
  await expect(page.getByText('La contraseña debe tener al menos 8 caracteres.')).toBeVisible();
  await first.fill('una frase bastante larga');
  await second.fill('una frase bastante larja');
  await save.click();
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await seeOnlySpanish(page);
  await second.fill('una frase bastante larga');
  await save.click();
  await expect(page.getByRole('heading', { name: '¡Contraseña cambiada!' })).toBeFocused();
  await seeOnlySpanish(page);
  await page.getByRole('link', { name: 'Ir al inicio de sesión' }).click();
  await expect(page).toHaveURL(/\/es$/);
});

test('a learner confirms an address in Spanish, and a failed sign-in says why', async ({ page, request }) => {
  const account = await createAccount(request);
  await page.goto('/es/verify-email');
  await expect(page.getByText('Falta el código de confirmación')).toBeVisible();
  await seeOnlySpanish(page);
  const { pathname, search } = new URL(linkTo('/verify-email', await waitForMail(account.email, /./)));
  await page.goto(`/es${pathname}${search}`);
  await expect(page.getByText('¡Correo confirmado!')).toBeVisible();
  await seeOnlySpanish(page);

  for (const reason of ['canceled', 'OAuthSignin', 'no-email', 'unconfirmed', 'other-domain', 'locked', 'admin', 'x']) {
    await page.goto(`/es/signed-in?error=${reason}`);
    await expect(page.getByRole('heading', { name: 'No se pudo iniciar sesión' })).toBeVisible();
    await seeOnlySpanish(page);
  }
  await page.goto('/es/unsubscribe');
  await expect(page.getByText('Este enlace está incompleto.')).toBeVisible();
  await seeOnlySpanish(page);
});

test('a learner reads the signed-in devices in Spanish', async ({ signedIn: page, account, request }) => {
  await openSession(request, account.userId);
  await page.goto('/es/devices');
  await expect(page.getByText(/^Último uso: \d+ /)).toHaveCount(2);
  await expect(page.getByText(/^Inicio de sesión: \d+ /)).toHaveCount(2);
  await expect(page.getByText('Este dispositivo', { exact: true })).toBeVisible();
  await seeOnlySpanish(page);
});

test('a learner who enters a transfer code on a phone with other answers is asked in Spanish what to do with those answers', async ({
  page,
  browser,
}) => {
  await startStudying(page);
  const code = await getCode(page);
  const second = await openSecondPhone(browser);
  await second.setViewportSize({ width: 320, height: 640 });
  await startStudying(second);
  await second.goto('/es/carry');
  await second.getByRole('button', { name: 'Usar esta cuenta aquí' }).click();
  await expect(second.getByText('Escriba las diez letras del código')).toBeVisible();
  await seeOnlySpanish(second);
  await second.getByLabel('Código de diez letras').fill(code);
  await second.getByRole('button', { name: 'Usar esta cuenta aquí' }).click();
  await expect(second.getByRole('heading', { name: 'Este teléfono tiene sus propias respuestas' })).toBeVisible();
  await expect(second.getByText('1 examen con 1 respuesta; sin terminar: 1')).toBeVisible();
  await seeOnlySpanish(second);
});

test('a student joins a class in Spanish, and is greeted on the second visit', async ({ page, baseURL }) => {
  const { teach } = schoolOf({ url: baseURL ?? '' });
  const { made } = await teach('192.0.2.77');
  await page.goto('/es/join');
  await seeOnlySpanish(page);
  await page.getByLabel('Código de diez letras').fill('BCD');
  await page.getByRole('button', { name: 'Buscar la clase' }).click();
  await expect(page.getByText('Escriba las diez letras del código', { exact: true })).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByLabel('Código de diez letras').fill(made.code);
  await page.getByRole('button', { name: 'Buscar la clase' }).click();
  await expect(page.getByRole('heading', { name: 'HVAC 101' })).toBeVisible();
  await page.getByRole('button', { name: 'Unirse a la clase' }).click();
  await expect(page.getByText('Escriba su nombre', { exact: true })).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByLabel('Su nombre').fill('María García');
  await page.getByRole('button', { name: 'Unirse a la clase' }).click();
  await expect(page.getByText('Está en HVAC 101 como María García.')).toBeVisible();
  await seeOnlySpanish(page);
  await page.goto(`/es/join#${made.code}`);
  await expect(page.getByRole('heading', { name: 'Hola de nuevo, María García' })).toBeVisible();
  await page.getByRole('button', { name: '¿Usted no es María García?' }).click();
  await seeOnlySpanish(page);
});
