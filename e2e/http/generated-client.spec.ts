import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateApi } from 'swagger-typescript-api';
import { expect, test } from '@/e2e/fixtures/test';

/**
 * Generates a client from `/api/openapi.json` alone and takes a practice test with it. Fails if the document omits or
 * misstates something.
 */

const FOLDER = resolve('test-results/generated-client');
const COMPILE = [
  '--noEmit',
  '--ignoreConfig',
  '--strict',
  '--skipLibCheck',
  '--target',
  'es2022',
  '--module',
  'esnext',
];

type Call<Input extends unknown[], Data> = (...input: Input) => Promise<{ status: number; data: { data: Data } }>;
interface Option {
  id: number;
  isCorrect?: boolean;
}
/** The part of the generated client that this test calls. */
interface Client {
  setSecurityData: (token: string | null) => void;
  auth: {
    postAuthLogin: Call<[{ email: string; password: string }], { accessToken: string; refreshToken: string }>;
  };
  api: {
    getApiSections: Call<[], { id: number; name: string }[]>;
    getApiSectionsIdQuestionsRandom: Call<
      [number, { limit: number }],
      { id: number; revision: number; answers: Option[] }[]
    >;
    postApiTestStart: Call<[object], { id: string }>;
    postApiTestAnswer: Call<[object], { correct: boolean; correctAnswerIds: number[] }>;
    postApiTestIdFinish: Call<[string, object?], { score: { correct: number; total: number } }>;
    postApiFavorites: Call<[{ questionId: number }], unknown>;
    getApiStatisticsUser: Call<[], { summary: { completedAttempts: number } }>;
  };
}

test.describe.configure({ mode: 'serial' });

async function generateClient(document: object): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { files } = await generateApi({
    spec: document as never,
    output: false,
    httpClientType: 'fetch',
    apiClassName: 'Client',
    silent: true,
  });
  const file = join(FOLDER, 'client.ts');
  writeFileSync(file, files.map(({ fileContent }) => fileContent).join('\n'));
  return file;
}

test('a client generated from the OpenAPI document compiles and takes a practice test', async ({
  request,
  account,
}) => {
  const file = await generateClient(await (await request.get('/api/openapi.json')).json());
  const compiled = spawnSync('node_modules/.bin/tsc', [...COMPILE, '--moduleResolution', 'bundler', file], {
    encoding: 'utf8',
  });
  expect(compiled.stdout, 'the generated client compiles').toBe('');

  const { Client } = (await import(pathToFileURL(file).href)) as { Client: new (settings: object) => Client };
  const client = new Client({
    baseUrl: process.env.COLDPASS_URL,
    securityWorker: (token: string | null) => (token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    // The generated code sends the token only to operations for which the document requires one.
    baseApiParams: { secure: true },
  });
  const signedIn = await client.auth.postAuthLogin({ email: account.email, password: account.password });
  client.setSecurityData(signedIn.data.data.accessToken);

  const sections = (await client.api.getApiSections()).data.data;
  expect(sections.map(({ name }) => name)).toContain('Core');
  const drawn = (await client.api.getApiSectionsIdQuestionsRandom(6, { limit: 3 })).data.data;
  expect(drawn).toHaveLength(3);
  const questionIds = drawn.map(({ id }) => id);
  const started = await client.api.postApiTestStart({ testType: 'practice', sectionIds: [6], questionIds });
  expect(started.status).toBe(201);
  const attemptId = started.data.data.id;
  for (const [place, { id, answers }] of drawn.entries()) {
    const answerIds = answers.filter(({ isCorrect }) => isCorrect).map((option) => option.id);
    const body = { attemptId, questionId: id, answerIds, timeSpentSeconds: 4, questionOrder: place + 1 };
    expect((await client.api.postApiTestAnswer(body)).data.data.correct).toBe(true);
  }
  const finished = await client.api.postApiTestIdFinish(attemptId, {});
  expect(finished.data.data.score).toMatchObject({ correct: 3, total: 3 });

  expect((await client.api.postApiFavorites({ questionId: questionIds[0] ?? 0 })).status).toBe(201);
  expect((await client.api.getApiStatisticsUser()).data.data.summary.completedAttempts).toBe(1);
});

test('a call without the required token is refused with the documented error', async ({ request }) => {
  const document = await (await request.get('/api/openapi.json')).json();
  const operation = document.paths['/api/test/start'].post;
  expect(operation.security).toEqual([{ bearer: [] }]);
  const refused = await request.post('/api/test/start', { data: { testType: 'practice', sectionIds: [6] } });
  expect(refused.status()).toBe(401);
  const body = await refused.json();
  const described = operation.responses['4XX'].content['application/json'].schema;
  expect(Object.keys(body)).toEqual(expect.arrayContaining(described.required));
  expect(described.properties.error.enum).toContain(body.error);
});
