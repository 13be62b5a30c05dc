import { takePractice } from './fixtures/history';
import { seeOnlySpanish } from './fixtures/spanish';
import { expect, expectConsoleErrors, newEmail, test } from './fixtures/test';
import { becomeDevice } from './fixtures/without-email';

/** The profile in Spanish, on a narrow phone. */

test.use({ viewport: { width: 320, height: 640 } });

test('a learner edits the profile in Spanish, and goes on to the statistics', async ({
  signedIn: page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 400/);
  await takePractice(account, { sectionId: 6, right: 9 });
  await page.goto('/es/profile');
  await expect(page.getByText('Pendiente', { exact: true })).toBeVisible();
  await seeOnlySpanish(page);

  await page.getByRole('button', { name: 'Editar los datos personales' }).click();
  const first = page.getByLabel(/^Nombre/);
  await expect(first).toBeFocused();
  await first.fill('');
  await page.getByRole('button', { name: 'Guardar los cambios' }).last().click();
  await expect(page.getByText('Escriba su nombre y su apellido')).toBeInViewport();
  await seeOnlySpanish(page);
  await first.fill('Ana');
  await page.getByLabel('Número de teléfono').fill('12');
  await page.getByRole('button', { name: 'Guardar los cambios' }).last().click();
  await expect(page.getByText('Escriba un número de teléfono', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Número de teléfono').fill('+12025550143');
  await page.getByLabel('País').selectOption('Estados Unidos');
  await page.getByLabel('País').selectOption('México');
  await page.getByLabel('Estado o región').fill('Nuevo León');
  await page.getByRole('button', { name: 'Guardar los cambios' }).last().click();
  await expect(page.getByText('Se actualizó su perfil')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Ana Learner' })).toBeVisible();
  await seeOnlySpanish(page);
  await page.reload();
  await expect(page.getByLabel('País')).toHaveValue('Mexico');

  await page.getByRole('link', { name: 'Mis estadísticas' }).click();
  await expect(page).toHaveURL(/\/es\/statistics$/);
  await expect(page.getByText('1 de 1 examen está en la línea de 70% o por encima.')).toBeVisible();
});

test('a learner changes the password, downloads all data and deletes the account in Spanish', async ({
  signedIn: page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 400/);
  await page.goto('/es/profile');
  const [current, next, repeated] = [
    page.getByLabel('Contraseña actual'),
    page.getByLabel('Contraseña nueva', { exact: true }),
    page.getByLabel('Repita la contraseña nueva'),
  ];
  const change = page.getByRole('button', { name: 'Cambiar la contraseña' });
  await next.fill('corta');
  await repeated.fill('larga');
  await expect(page.getByText('La contraseña debe tener al menos 8 caracteres')).toBeVisible();
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
  await current.fill(account.password);
  await change.click();
  await expect(page.getByText('Las contraseñas nuevas no coinciden')).toBeVisible();
  await next.fill('otra frase bastante larga');
  await repeated.fill('otra frase bastante larga');
  await expect(page.getByText('El largo de la contraseña es válido')).toBeVisible();
  await seeOnlySpanish(page);
  await change.click();
  await expect(page.getByText('Contraseña cambiada', { exact: true })).toBeVisible();
  await seeOnlySpanish(page);

  await page.getByRole('button', { name: 'Reenviar el correo de confirmación' }).click();
  await expect(
    page.getByText(`Enviamos un enlace de confirmación a ${account.email}.`, { exact: false }),
  ).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  await saving;
  await expect(page.getByText('Se descargaron sus datos.')).toBeVisible();
  await page
    .getByLabel('Foto de perfil')
    .setInputFiles({ name: 'a', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByText('Elija una foto JPEG, PNG o WebP.')).toBeVisible();

  await page.getByRole('button', { name: 'Borrar la cuenta' }).click();
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page.getByRole('alertdialog').getByText('Escriba su contraseña')).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByLabel('Su contraseña').fill('otra frase bastante larga');
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page).toHaveURL(/\/es$/);
  await expect(page.getByText('Su cuenta está borrada. Le enviamos una confirmación por correo.')).toBeVisible();
});

test('a learner without an email gets a transfer code and moves the progress into an account in Spanish', async ({
  page,
  account,
}) => {
  const { accessToken } = await becomeDevice(page);
  await takePractice({ accessToken }, { sectionId: 6, right: 1, questions: 2 });
  await page.goto('/es/profile');
  await expect(
    page.getByText(/Sin un correo, sus respuestas se borran después de 60 días sin uso, el \d+ de /),
  ).toBeVisible();
  await page.getByText('Mis otros dispositivos').click();
  await page.getByRole('button', { name: 'Pedir un código' }).click();
  await expect(page.getByText(/^[A-Z]{5} [A-Z]{5}$/)).toBeVisible();
  await expect(page.getByText(/\/es\/carry$/)).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar como código QR' }).click();
  await expect(page.getByRole('img', { name: /^Código QR / })).toBeVisible();
  await seeOnlySpanish(page);

  await page.getByRole('button', { name: 'Ya tengo una cuenta' }).click();
  await page.getByRole('button', { name: 'Iniciar sesión y revisar' }).click();
  await expect(page.getByText('Escriba su correo electrónico y su contraseña')).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByLabel('Su correo electrónico').fill(account.email);
  await page.getByLabel('Su contraseña').fill(account.password);
  await page.getByRole('button', { name: 'Iniciar sesión y revisar' }).click();
  await expect(page.getByRole('heading', { name: `Esto se pasa a ${account.email}` })).toBeVisible();
  await expect(page.getByText('1 examen con 2 respuestas')).toBeVisible();
  await seeOnlySpanish(page);
  await page.getByRole('button', { name: 'Ahora no' }).click();

  await page.getByLabel('Su correo electrónico').fill(newEmail());
  await page.getByLabel('Elija una contraseña').fill('una frase bastante larga');
  await page.getByRole('button', { name: 'Agregar mi correo' }).click();
  await expect(page.getByText('Ábralo para confirmar su correo.', { exact: false })).toBeVisible();
  await seeOnlySpanish(page);
});
