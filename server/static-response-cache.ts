import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { isDraining } from '@/lib/kernel/process-end';
import { giveFunctions } from './own-functions';

/**
 * Answers that are the same for everybody, sent again as Next sent them the first time: pages made by the build, which cost Next
 * as much as an endpoint, and built files, which it would compress again for each visitor.
 */

/** More than a build has; only so that nothing can ever grow without end. */
const MAX_BYTES = 64 * 1024 * 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** What makes Next answer something else under the same address. */
const DECIDING_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'range',
  'if-modified-since',
  'content-length',
  'transfer-encoding',
];
const DRAFT_COOKIE = /__prerender_bypass|__next_preview_data/;
/** Belong to one answer, or to how it happened to be sent. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']);
const OF_A_BODY = /^content-(type|length|encoding)$/i;

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

interface PrerenderManifest {
  routes: Record<string, { initialRevalidateSeconds: number | false }>;
}
interface FunctionsManifest {
  functions: Record<string, { matchers?: { regexp: string }[] } | undefined>;
}

/** Paths of pages that the build made for good and that the proxy lets pass unseen. */
export function listLastingPages(folder: string): string[] {
  const { routes } = readJson<PrerenderManifest>(`${folder}/prerender-manifest.json`);
  const proxy = readJson<FunctionsManifest>(`${folder}/server/functions-config-manifest.json`).functions[
    '/_middleware'
  ];
  const watched = (proxy?.matchers ?? []).map(({ regexp }) => new RegExp(regexp));
  return Object.entries(routes)
    .filter(([path, { initialRevalidateSeconds }]) => {
      return initialRevalidateSeconds === false && !watched.some((pattern) => pattern.test(path));
    })
    .map(([path]) => path);
}

/** Paths of the files of the build, each in one spelling: Next answers many others, and each would be kept as a file of its own. */
export const listBuiltFiles = (folder: string): string[] =>
  readdirSync(`${folder}/static`, { recursive: true, encoding: 'utf8' }).map(
    (name) => `/_next/static/${name.split(sep).join('/')}`,
  );

interface Stored {
  etag: string | undefined;
  encoding: string;
  /** Flat: names and values in turn. */
  fields: string[];
  body: Buffer;
}

interface Asked {
  path: string;
  requestId: string;
}

export type StaticResponseCache = ReturnType<typeof createStaticResponseCache>;

/** `isLasting` says of a path whether it is such a page or file. */
export function createStaticResponseCache(isLasting: (path: string) => boolean) {
  const answers = new Map<string, Stored>();
  let size = 0;
  let compressing = Promise.resolve();

  const keep = (key: string, answer: Stored) => {
    if (answers.has(key) || size + answer.body.length > MAX_BYTES) return;
    size += answer.body.length;
    answers.set(key, answer);
    if (!key.startsWith('GET gzip ')) return;
    // One after the other: the threads that do it are there for others too.
    compressing = compressing.then(async () => {
      const further = await compressFurther(answer);
      if (further) keep(smaller(key), further);
    });
  };

  return {
    isLasting,
    /** Answers if it can and says whether it has; what it cannot yet answer it learns from what Next sends. */
    answer(request: IncomingMessage, response: ServerResponse, { path, requestId }: Asked): boolean {
      if (!isLasting(path)) return false;
      const accepted = isPlain(request, path) ? acceptedEncoding(request) : null;
      if (accepted === null) return false;
      const key = `${request.method} ${accepted.encoding} ${path}`;
      const known = (accepted.takesBrotli && answers.get(smaller(key))) || answers.get(key);
      if (!known) {
        if ('if-none-match' in request.headers) return false;
        learn(response, (answer) => {
          // Only what the key says: Next decides by itself, and what one visitor gets must suit all that ask alike.
          if (answer.encoding === accepted.encoding) keep(key, answer);
        });
        return false;
      }
      if (!('if-none-match' in request.headers)) replay(response, 200, known, requestId);
      else if (isUnchanged(request, known)) replay(response, 304, known, requestId);
      else return false;
      return true;
    },
  };
}

const smaller = (key: string): string => key.replace('GET gzip ', 'GET br ');

/** Whether nothing but the path and the encoding decides about the answer. */
function isPlain({ method, url, headers }: IncomingMessage, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url !== path || DECIDING_HEADERS.some((name) => name in headers)) return false;
  return !DRAFT_COOKIE.test(headers.cookie ?? '');
}

interface Accepted {
  encoding: 'identity' | 'gzip';
  /** Whether Brotli, which Next does not know, is at least as welcome. */
  takesBrotli: boolean;
}

const BY_NEXT = ['gzip', 'identity'];
const OFFERED = ['br', ...BY_NEXT];

/** By the weights of RFC 9110 §12.5.3; null where nothing that we could send is accepted. */
function acceptedEncoding(request: IncomingMessage): Accepted | null {
  // A program that says nothing may not be able to unpack anything.
  if (!request.headers['accept-encoding']) return { encoding: 'identity', takesBrotli: false };
  const negotiator = new Negotiator(request);
  const encoding = negotiator.encoding(BY_NEXT, { preferred: BY_NEXT });
  if (encoding !== 'gzip' && encoding !== 'identity') return null;
  return { encoding, takesBrotli: negotiator.encoding(OFFERED, { preferred: OFFERED }) === 'br' };
}

/** Whether the browser has it already; one that says `no-cache` wants it again all the same. */
const isUnchanged = ({ headers }: IncomingMessage, { etag }: Stored): boolean =>
  [etag, `W/${etag}`].includes(headers['if-none-match']) && !/no-cache/.test(headers['cache-control'] ?? '');

/** Passes on the whole response once it has been sent. To be called before anything else wraps the response. */
function learn(response: ServerResponse, onAnswer: (answer: Stored) => void): void {
  const { write, end } = response;
  const chunks: Buffer[] = [];
  const take = ([chunk, encoding]: unknown[]) => {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    } else if (chunk instanceof Uint8Array) {
      // Copied, because compression hands out parts of a buffer that it goes on using.
      chunks.push(Buffer.from(chunk));
    }
  };
  giveFunctions(response, {
    write: (...args: unknown[]): boolean => {
      take(args);
      return Reflect.apply(write, response, args);
    },
    end: (...args: unknown[]) => {
      take(args);
      const isLasting = response.statusCode === 200 && !response.hasHeader('set-cookie');
      if (isLasting) onAnswer(asAnswer(response, Buffer.concat(chunks)));
      return Reflect.apply(end, response, args);
    },
  });
}

function asAnswer(response: ServerResponse, body: Buffer): Stored {
  const headers = Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.has(name));
  if (body.length > 0) headers.push(['content-length', String(body.length)]);
  const fields = new Map(headers);
  const etag = fields.get('etag');
  return {
    etag: typeof etag === 'string' ? etag : undefined,
    encoding: String(fields.get('content-encoding') ?? 'identity'),
    // Flat, as Node sends it without looking at it again; a header of several values is there several times.
    fields: [...fields].flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)])),
    body,
  };
}

/** Null where it does not work out: the larger answer stays. */
async function compressFurther({ etag, fields, body }: Stored): Promise<Stored | null> {
  const plain = await promisify(gunzip)(body).catch(() => null);
  const compressed = plain && (await promisify(brotliCompress)(plain, BROTLI).catch(() => null));
  if (!compressed) return null;
  const changed: Record<string, string> = {
    'content-encoding': 'br',
    'content-length': String(compressed.length),
  };
  return {
    etag,
    encoding: 'br',
    fields: fields.map((part, at) => (at % 2 === 1 ? (changed[fields[at - 1] ?? ''] ?? part) : part)),
    body: compressed,
  };
}

function replay(response: ServerResponse, status: 200 | 304, { fields, body }: Stored, requestId: string): void {
  const sent = status === 304 ? fields.filter((_part, at) => !OF_A_BODY.test(fields[at - (at % 2)] ?? '')) : fields;
  // While the server ends, a connection must not wait for another request.
  const ending = isDraining() ? ['connection', 'close'] : [];
  response.writeHead(status, [...sent, 'x-request-id', requestId, ...ending]);
  response.end(status === 304 ? undefined : body);
}
