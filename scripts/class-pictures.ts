/**
 * The pictures of `docs/classes.md`, from a running product into `docs/images/`: an evening class with its tests, made for that and
 * deleted. `npm run class-pictures -- [http://localhost:3000]`; needs `pdftoppm` for the certificate.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { ask, enterClass } from '@/bench/lib/calls';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import type { ClassView } from '@/lib/classes/contract';
import type { RoundView } from '@/lib/classes/room/contract';
import { openBrowser } from './lib/open-browser';
import { keepSession } from './lib/screens/keep-session';

const [url = 'http://localhost:3000'] = process.argv.slice(2);
const FOLDER = 'docs/images';
const PHONE = { width: 360, height: 720 };
const SETTLE_MS = 400;

const NAMES = [
  ...['Ana Petrova', 'Deshawn Carter', 'Jo Brown', 'Kim Nguyen', 'Luis Ortega', 'Maria Garcia'],
  ...['Robin Fischer', 'Sam Lee', 'Taylor Adams', 'Zoë Martin'],
];
/** Of these the last has not joined. */
const JOINED = NAMES.slice(0, -1);
/** Of a hundred answers, so many right. */
const SKILLS = [92, 70, 55, 88, 76, 96, 62, 84, 73];

interface Account {
  accessToken: string;
  refreshToken: string;
}
interface Question {
  id: number;
  answers: { id: number; isCorrect: boolean }[];
}

/** Small: few colors, as flat pages have them. */
async function save(name: string, picture: Buffer): Promise<void> {
  const file = await sharp(picture).png({ palette: true, colours: 48, effort: 10, dither: 0 }).toBuffer();
  writeFileSync(join(FOLDER, `class-${name}.png`), file);
  console.log(`class-${name}.png: ${(file.byteLength / 1000).toFixed(0)} kB`);
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

interface Frame {
  width: number;
  height: number;
}

async function shoot(page: Page, { width, height }: Frame): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(SETTLE_MS);
  return page.screenshot();
}

/** The content of a page for members, without what stands around it. */
async function shootMain(page: Page, height: number): Promise<Buffer> {
  await page.setViewportSize({ width: 1180, height: 2400 });
  await page.waitForTimeout(SETTLE_MS);
  const box = await page.getByRole('main').boundingBox();
  if (!box) throw new Error('The page has no content');
  return page.screenshot({ clip: { ...box, height: Math.min(box.height, height) } });
}

async function sideBySide(name: string, pictures: readonly Buffer[]): Promise<void> {
  const gap = 20;
  const width = pictures.length * (PHONE.width + gap) + gap;
  const background = '#c9d6dd';
  const whole = sharp({ create: { width, height: PHONE.height + 2 * gap, channels: 3, background } });
  const at = (index: number) => ({ left: gap + index * (PHONE.width + gap), top: gap });
  await save(
    name,
    await whole
      .composite(pictures.map((input, index) => ({ input, ...at(index) })))
      .png()
      .toBuffer(),
  );
}

const isRight = (student: number, place: number): boolean =>
  (student * 37 + place * 53) % 100 < (SKILLS[student] ?? 70) - (place % 5 === 3 ? 35 : 0);

/** Takes a test up to so many questions; to its end where that is all of them. */
async function take(token: string, { id: assignmentId }: AssignmentView, student: number, upTo = 1_000): Promise<void> {
  const paper = await ask<Question[]>(url, token, `/api/assignments/${assignmentId}/questions`);
  const start = { testType: 'practice', assignmentId, questionIds: paper.map(({ id }) => id) };
  const { id: attemptId } = await ask<{ id: string }>(url, token, '/api/test/start', start);
  for (const [place, { id: questionId, answers }] of paper.slice(0, upTo).entries()) {
    const chosen = answers.filter(({ isCorrect }) => isCorrect === isRight(student, place));
    const answerIds = (isRight(student, place) ? chosen : chosen.slice(0, 1)).map(({ id }) => id);
    await ask(url, token, '/api/test/answer', { attemptId, questionId, answerIds, timeSpentSeconds: 12 });
  }
  if (upTo >= paper.length) await ask(url, token, `/api/test/${attemptId}/finish`, {});
}

async function makeTest(token: string, at: string, given: object): Promise<AssignmentView> {
  return ask<AssignmentView>(url, token, `${at}/assignments`, { testType: 'practice', ...given });
}

async function photographWall(context: BrowserContext, token: string, at: string, phones: readonly string[]) {
  const chosen = { sectionIds: [6], questionCount: 10 };
  const { round } = await ask<{ round: RoundView }>(url, token, `${at}/round`, chosen);
  const { options } = round.question;
  for (const [index, phone] of phones.entries()) {
    const optionIds = [options[index < 5 ? 1 : index % options.length]?.id];
    await ask(url, phone, `${at}/room/answer`, { roundId: round.id, place: 1, optionIds }, 'PUT');
  }
  const wall = await open(context, `/classes/projector?id=${at.split('/').at(-1)}`);
  await wall.setViewportSize({ width: 1200, height: 860 });
  await wall.keyboard.press('Space');
  await wall.getByRole('button', { name: 'Next question', exact: true }).waitFor();
  await wall.waitForTimeout(SETTLE_MS);
  await save(
    'wall',
    await sharp(await wall.screenshot())
      .resize({ width: 900 })
      .toBuffer(),
  );
  await wall.close();
}

async function photographPhones(browser: Browser, made: ClassView, quiz: AssignmentView): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE, reducedMotion: 'reduce' });
  const phone = await open(context, made.joinUrl.replace(/^https?:\/\/[^/]+/, url));
  await phone.getByLabel('Your name', { exact: true }).fill('Zoë Martin');
  const joining = await shoot(phone, PHONE);
  await phone.getByRole('button', { name: 'Join the class', exact: true }).click();
  await phone.getByRole('heading', { name: "You're in", exact: true }).waitFor();
  const test = await shoot(await open(context, `/classes/assignment?id=${quiz.id}`), PHONE);
  const room = await open(context, `/classes/room?id=${made.id}`);
  await room.getByRole('region', { name: 'Question', exact: true }).waitFor();
  await sideBySide('phones', [joining, test, await shoot(room, PHONE)]);
  await context.close();
}

async function drawCertificate(token: string, at: string, placeId: string): Promise<void> {
  const response = await fetch(`${url}${at}/places/${placeId}/certificate`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  writeFileSync(join(folder, 'one.pdf'), Buffer.from(await response.arrayBuffer()));
  execFileSync('pdftoppm', ['-r', '82', '-png', '-singlefile', join(folder, 'one.pdf'), join(folder, 'one')]);
  await save('certificate', readFileSync(join(folder, 'one.png')));
  rmSync(folder, { recursive: true });
}

const browser = await openBrowser();
const teacherContext = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
const person = { email: `renee-${Date.now()}@example.test`, firstName: 'Renée', lastName: 'Fitzgerald' };
const password = crypto.randomUUID();
const registered = await teacherContext.request.post('/auth/register', { data: { ...person, password } });
const teacher = ((await registered.json()) as { data: Account }).data;
await keepSession(teacherContext, teacher);
const made = await ask<ClassView>(url, teacher.accessToken, '/api/classes', { name: 'HVAC 101, evenings' });
const at = `/api/classes/${made.id}`;
await ask(url, teacher.accessToken, `${at}/places`, { list: NAMES.join('\n') });
const week1 = await makeTest(teacher.accessToken, at, { title: 'Week 1: Core', sectionIds: [6], questionCount: 10 });
const both = { title: 'Week 2: Core and Type II', sectionIds: [6, 4], questionCount: 10 };
const week2 = await makeTest(teacher.accessToken, at, both);
const phones: string[] = [];
for (const [index, name] of JOINED.entries()) {
  const token = await enterClass(url, made, name);
  phones.push(token);
  await take(token, week1, index);
  await take(token, week2, index, index < 2 ? 1_000 : 6 + index);
}
const members = await ask<ClassView>(url, teacher.accessToken, at);

const live = await open(teacherContext, `/classes/live?id=${made.id}&test=${week2.id}`);
await save('live', await shootMain(live, 700));
const more = await makeTest(teacher.accessToken, at, { ...both, title: 'Week 3: review' });
for (const [index, token] of phones.slice(0, -1).entries()) await take(token, more, index);
await save('page', await shootMain(await open(teacherContext, `/classes/class?id=${made.id}`), 900));
const results = await open(teacherContext, `/classes/results?id=${made.id}&test=${more.id}`);
await save('results', await shootMain(results, 820));
const maria = members.places.find(({ name }) => name === 'Maria Garcia');
if (maria) await drawCertificate(teacher.accessToken, at, maria.id);
await photographWall(teacherContext, teacher.accessToken, at, phones);
await photographPhones(browser, made, week2);
await fetch(`${url}${at}`, { method: 'DELETE', headers: { authorization: `Bearer ${teacher.accessToken}` } });
await browser.close();
