import { linkTo, passwordIn, waitForMail } from '@/e2e/fixtures/mail';
import { expect, newEmail, test } from '@/e2e/fixtures/test';
import { userIdOf } from '@/e2e/fixtures/token';

test('every mail has text and HTML, light and dark colors, and links to this site only', async ({
  request,
  baseURL,
}) => {
  const email = newEmail();
  const registered = await request.post('/auth/register', {
    data: { email, password: 'of no account', firstName: 'User', lastName: 'User', passwordGenerated: true },
  });
  const { accessToken } = (await registered.json()).data;
  const headers = { authorization: `Bearer ${accessToken}` };
  await request.post('/auth/resend-verification', { data: { email } });
  await request.post('/auth/forgot-password', { data: { email } });
  const welcome = await waitForMail(email, /Welcome/);
  const password = passwordIn(welcome);
  const confirm = await waitForMail(email, /confirm|verify/i);
  const reset = await waitForMail(email, /Choose a new password|reset/i);
  const changed = await request.post('/auth/change-password', {
    headers,
    data: { currentPassword: password, newPassword: 'a long enough sentence' },
  });
  const renewed = `Bearer ${(await changed.json()).data.accessToken}`;
  const changedNote = await waitForMail(email, /password (was|has been) changed/i);
  const gone = await request.delete(`/auth/profile/${userIdOf(accessToken)}`, {
    headers: { authorization: renewed },
    data: { password: 'a long enough sentence' },
  });
  expect(gone.status()).toBe(204);
  const deleted = await waitForMail(email, /deleted/i);

  expect(welcome.text).toContain(password);
  expect(welcome.html).toContain(password);
  expect(linkTo('/verify-email', welcome)).toContain(`${baseURL}/verify-email?token=`);
  expect(linkTo('/reset-password', welcome)).toContain(`${baseURL}/reset-password?token=`);
  expect(linkTo('/verify-email', confirm)).toContain(`${baseURL}/verify-email?token=`);
  expect(linkTo('/reset-password', reset)).toContain(`${baseURL}/reset-password?token=`);
  for (const message of [welcome, confirm, reset, changedNote, deleted]) {
    expect(message.text.trim().length, message.subject).toBeGreaterThan(40);
    expect(message.html).toContain('prefers-color-scheme: dark');
    expect(message.html).toContain('name="color-scheme" content="light dark"');
    for (const [, address] of message.html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      expect(address?.startsWith(baseURL ?? '')).toBe(true);
    }
    expect(message.html).not.toContain('<img');
  }
  for (const message of [confirm, reset, changedNote, deleted]) expect(message.text).not.toContain(password);
});
