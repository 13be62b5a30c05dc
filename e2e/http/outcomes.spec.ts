import type { APIRequestContext } from '@playwright/test';
import { bearer } from '@/e2e/fixtures/admin';
import { ADMIN } from '@/e2e/fixtures/analytics';
import { createAccount, expect, test } from '@/e2e/fixtures/test';
import { DAY_MS } from '@/lib/kernel/time';

/** Exam outcomes that learners report, and the testimonials that may come with them. */

const CORE = 6;

const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const words = (text: string) => ({ text, firstName: 'Ana', trade: 'HVAC apprentice', mayBeShown: true });
const outcome = () => ({ examDate: dayFromNow(-30), sections: [{ sectionId: CORE, passed: true }] });
const shown = async (request: APIRequestContext): Promise<string[]> =>
  (await (await request.get('/api/record')).json()).data.praise.map(({ text }: { text: string }) => text);
const signInAdmin = async (request: APIRequestContext): Promise<string> =>
  (await (await request.post('/auth/login', { data: ADMIN })).json()).data.accessToken;

test('an invalid outcome is refused with 400, and a valid outcome is private', async ({ account, request }) => {
  const mine = bearer(account.accessToken);
  const data = { examDate: dayFromNow(-30), sections: [{ sectionId: CORE, passed: true }] };
  expect((await request.put('/api/outcomes', { headers: mine, data })).status()).toBe(200);
  const other = await createAccount(request);
  const seen = await request.get('/api/outcomes', { headers: bearer(other.accessToken) });
  expect((await seen.json()).data).toEqual([]);
  for (const wrong of [
    { ...data, examDate: dayFromNow(5) },
    { ...data, sections: [] },
    { ...data, sections: [{ sectionId: 999, passed: true }] },
    { ...data, sections: [...data.sections, ...data.sections] },
    { ...data, sections: [{ sectionId: CORE, passed: true, correct: 26 }] },
  ]) {
    const refused = await request.put('/api/outcomes', { headers: mine, data: wrong });
    expect(refused.status(), JSON.stringify(wrong)).toBe(400);
  }
});

test('an account reports outcomes for at most twelve days a year, and can remove only its own outcomes', async ({
  account,
  request,
}) => {
  const headers = bearer(account.accessToken);
  const year = new Date().getUTCFullYear() - 1;
  const put = (examDate: string) =>
    request.put('/api/outcomes', { headers, data: { examDate, sections: [{ sectionId: CORE, passed: true }] } });
  for (let month = 1; month <= 12; month += 1) {
    expect((await put(`${year}-${String(month).padStart(2, '0')}-10`)).status()).toBe(200);
  }
  const refused = await put(`${year}-07-20`);
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('12 days in that year');
  // A second report for the same date does not count as a further day.
  expect((await put(`${year}-07-10`)).status()).toBe(200);
  const other = await createAccount(request);
  const theirs = await request.delete(`/api/outcomes/${year}-07-10`, { headers: bearer(other.accessToken) });
  expect(theirs.status()).toBe(404);
  for (const wrong of [`${year}-02-30`, 'yesterday']) {
    expect((await request.delete(`/api/outcomes/${wrong}`, { headers })).status()).toBe(400);
  }
  expect((await request.delete(`/api/outcomes/${year}-07-10`, { headers })).status()).toBe(200);
  expect((await request.delete(`/api/outcomes/${year}-07-10`, { headers })).status()).toBe(404);
});

test('an edited testimonial needs a new approval, and a request to approve the old version is refused', async ({
  account,
  request,
}) => {
  const headers = bearer(account.accessToken);
  const admin = bearer(await signInAdmin(request));
  await request.put('/api/outcomes', { headers, data: outcome() });
  const text = `It stuck. ${account.userId}`;
  const put = async (said: string) => (await request.put('/api/praise', { headers, data: words(said) })).json();
  const decide = (status: string, seenWrittenAt: string) =>
    request.put(`/api/admin/praise/${account.userId}`, { headers: admin, data: { status, seenWrittenAt } });
  const first = (await put(text)).data;
  expect(first).toMatchObject({ text, status: 'waiting' });
  expect((await decide('approved', first.writtenAt)).status()).toBe(200);
  // Submitting the same testimonial again keeps its approval.
  expect((await put(`  ${text}  `)).data).toMatchObject({ text, status: 'approved' });
  const second = (await put(`${text} Twice.`)).data;
  expect(second.status).toBe('waiting');
  expect(await shown(request)).not.toContain(text);
  expect((await decide('approved', first.writtenAt)).status()).toBe(409);
  expect((await decide('declined', second.writtenAt)).status()).toBe(200);
  expect(await shown(request)).not.toContain(`${text} Twice.`);
  // Admins cannot change a testimonial: the request is rejected.
  const edited = { status: 'approved', seenWrittenAt: second.writtenAt, text: 'Five stars' };
  expect((await request.put(`/api/admin/praise/${account.userId}`, { headers: admin, data: edited })).status()).toBe(
    400,
  );
  for (const wrong of [
    { ...words(text), mayBeShown: false },
    { ...words(''), firstName: '' },
    words('x'.repeat(281)),
    { ...words(text), trade: 'x'.repeat(61) },
    words('\u202edessaP'),
  ]) {
    expect((await request.put('/api/praise', { headers, data: wrong })).status(), JSON.stringify(wrong)).toBe(400);
  }
  expect((await request.delete('/api/praise', { headers })).status()).toBe(200);
  expect((await decide('approved', second.writtenAt)).status()).toBe(404);
});

test('a testimonial disappears when the account or the account’s last exam outcome is deleted', async ({ request }) => {
  const account = await createAccount(request);
  const headers = bearer(account.accessToken);
  const admin = bearer(await signInAdmin(request));
  const { examDate, sections } = outcome();
  await request.put('/api/outcomes', { headers, data: { examDate, sections } });
  const text = `It stuck. ${account.userId}`;
  const said = await (await request.put('/api/praise', { headers, data: words(text) })).json();
  const data = { status: 'approved', seenWrittenAt: said.data.writtenAt };
  expect((await request.put(`/api/admin/praise/${account.userId}`, { headers: admin, data })).status()).toBe(200);
  await request.delete(`/api/outcomes/${examDate}`, { headers });
  expect(await shown(request)).not.toContain(text);
  await request.put('/api/outcomes', { headers, data: { examDate, sections } });
  expect(await shown(request)).toContain(text);
  const erased = await request.delete(`/auth/profile/${account.userId}`, {
    headers,
    data: { password: account.password },
  });
  expect(erased.status()).toBeLessThan(300);
  expect(await shown(request)).not.toContain(text);
});
