import { request as httpRequest } from 'node:http';
import type { DescribedEndpoint } from '@/lib/kernel/endpoint';
import { type Random, seededRandom } from '@/lib/kernel/random';
import { ENDPOINTS } from '@/lib/openapi/generated/catalog';
import { ADMIN } from '../fixtures/analytics';
import { BASE_URL, createAccount, expect, test } from '../fixtures/test';
import { type FuzzRequest, makeRequest } from './fuzz/requests';
import { PROVIDER_TARGETS } from './fuzz/sign-in-by-provider';
import { pick } from './fuzz/values';

/**
 * Sends malformed inputs, derived from the contracts, to every endpoint as a visitor, a user and an admin. No input may
 * cause a 5xx response. Runs last, because an admin's inputs change data that other tests read.
 */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 3_000);
const SEED = Number(process.env.FUZZ_SEED ?? 608);
const AT_ONCE = 8;
/**
 * Number of inputs after which new accounts are used, because tokens expire after 15 minutes and some inputs end a
 * session.
 */
const NEW_PEOPLE_EVERY = 1_000;
const PROGRESS_EVERY = 5_000;
/** Ids of endpoints that hash a password on each request. They are called less often. */
const COSTLY = new Set(['login', 'register']);
const COSTLY_SHARE = 0.1;

interface Reply {
  status: number;
  text: string;
  retryAfter?: string | undefined;
}

function send({ method, path, headers, body }: FuzzRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(BASE_URL);
    // Uses Node's client, because fetch normalizes paths and refuses malformed requests. The content length is set,
    // because some bodies would otherwise be read as the next request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = httpRequest({ hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] });
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

const TRIES = 5;

/**
 * Sends a request again if the product refuses it as too busy, because a machine that stalls for two seconds causes
 * such refusals.
 */
async function sendUntilAnswered(sent: FuzzRequest): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await send(sent).catch((error: unknown): Reply => ({ status: 0, text: String(error) }));
    if (reply.status !== 503 || !reply.retryAfter || tries === TRIES) return reply;
    await new Promise((resolve) => setTimeout(resolve, 1_000 * Number(reply.retryAfter)));
  }
}

// Excludes the readiness check, which returns 503 on a busy machine for any input.
const TARGETS = [...ENDPOINTS.filter(({ path }) => path !== '/api/health/ready'), ...PROVIDER_TARGETS];

function chooseEndpoint(random: Random): DescribedEndpoint {
  const endpoint = pick(TARGETS, random);
  return COSTLY.has(endpoint.limit) && random() > COSTLY_SHARE ? chooseEndpoint(random) : endpoint;
}

test(`${INPUTS} malformed inputs cause no 5xx response`, async ({ request }) => {
  test.setTimeout(10 * 60_000 + INPUTS * 100);
  const random = seededRandom(SEED);
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  for (let done = 0; done < INPUTS; done += NEW_PEOPLE_EVERY) {
    const user = await createAccount(request);
    const admin = (await (await request.post('/auth/login', { data: ADMIN })).json()).data;
    const tokens = [null, user.refreshToken, user.accessToken, user.accessToken, admin.accessToken, admin.accessToken];
    let left = Math.min(NEW_PEOPLE_EVERY, INPUTS - done);
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        const endpoint = chooseEndpoint(random);
        const sent = makeRequest(endpoint, pick(tokens, random), random);
        const { status, text } = await sendUntilAnswered(sent);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 0 || status >= 500) {
          failures.push(`${status} ${JSON.stringify(sent).slice(0, 600)} => ${text.slice(0, 300)}`);
          console.log(failures.at(-1));
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (done % PROGRESS_EVERY === 0 && done > 0) console.log(`fuzz: ${done} inputs, ${failures.length} failures`);
  }
  console.log(`fuzz: ${INPUTS} inputs, answers by status: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
  expect(failures.slice(0, 20)).toEqual([]);
});
