import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip } from 'node:zlib';

/**
 * Answers that are the same for everybody, sent again as Next sent them the first time: pages made by the build, which cost Next
 * as much as an endpoint, and built files, which it would compress anew for each visitor.
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

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Paths of pages that the build made for good and that the proxy lets pass unseen. */
export function listLastingPages(folder = '.next') {
  const { routes } = readJson(`${folder}/prerender-manifest.json`);
  const proxy = readJson(`${folder}/server/functions-config-manifest.json`).functions['/_middleware'];
  const watched = (proxy?.matchers ?? []).map(({ regexp }) => new RegExp(regexp));
  return Object.keys(routes).filter(
    (path) => routes[path].initialRevalidateSeconds === false && !watched.some((pattern) => pattern.test(path)),
  );
}

/** Paths of the files of the build, each in one spelling: Next answers many others, and each would be kept as a file of its own. */
export const listBuiltFiles = (folder = '.next') =>
  readdirSync(`${folder}/static`, { recursive: true }).map((name) => `/_next/static/${name.split(sep).join('/')}`);

/** `isLasting` says of a path whether it is such a page or file. */
export function createMemory(isLasting) {
  const answers = new Map();
  let size = 0;
  let compressing = Promise.resolve();

  const keep = (key, answer) => {
    if (answers.has(key) || size + answer.body.length > MAX_BYTES) return;
    size += answer.body.length;
    answers.set(key, answer);
    if (!key.startsWith('GET gzip ') || !answer.fields.includes('gzip')) return;
    // One after the other: the threads that do it are there for others too.
    compressing = compressing.then(async () => {
      const further = await compressFurther(answer);
      if (further) keep(smaller(key), further);
    });
  };

  return {
    /** Answers if it can and says whether it has; what it cannot yet answer it learns from what Next sends. */
    answer(request, response, { path, requestId }) {
      if (!isLasting(path)) return false;
      const encoding = chooseEncoding(request, path);
      if (encoding === null) return false;
      const key = `${request.method} ${encoding} ${path}`;
      const known = (acceptsBrotli(request) && answers.get(smaller(key))) || answers.get(key);
      if (!known) {
        if (!('if-none-match' in request.headers)) learn(response, (answer) => keep(key, answer));
        return false;
      }
      if (!('if-none-match' in request.headers)) replay(response, 200, known, requestId);
      else if (isUnchanged(request, known)) replay(response, 304, known, requestId);
      else return false;
      return true;
    },
  };
}

const smaller = (key) => key.replace('GET gzip ', 'GET br ');
const acceptsBrotli = ({ headers }) => /\bbr\b/.test(headers['accept-encoding'] ?? '');

/** Null where only Next knows what it would answer. */
function chooseEncoding({ method, url, headers }, path) {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (url !== path || DECIDING_HEADERS.some((name) => name in headers)) return null;
  if (DRAFT_COOKIE.test(headers.cookie ?? '')) return null;
  const accepted = headers['accept-encoding'] ?? 'identity';
  if (accepted === 'identity') return accepted;
  return /\bgzip\b/.test(accepted) && !/[;*]/.test(accepted) ? 'gzip' : null;
}

/** Whether the browser has it already; whoever says `no-cache` wants it again all the same. */
const isUnchanged = ({ headers }, { etag }) =>
  [etag, `W/${etag}`].includes(headers['if-none-match']) && !/no-cache/.test(headers['cache-control'] ?? '');

/** Hands over the whole answer once it has been sent. To be called before anything else wraps the response. */
function learn(response, onAnswer) {
  const { write, end } = response;
  const chunks = [];
  const take = (chunk, encoding) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8'));
    // Copied, because compression hands out parts of a buffer that it goes on using.
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = (...args) => {
    take(...args);
    return write.apply(response, args);
  };
  response.end = (...args) => {
    take(...args);
    const isLasting = response.statusCode === 200 && !response.hasHeader('set-cookie');
    if (isLasting) onAnswer(asAnswer(response, Buffer.concat(chunks)));
    return end.apply(response, args);
  };
}

function asAnswer(response, body) {
  const headers = Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.has(name));
  if (body.length > 0) headers.push(['content-length', String(body.length)]);
  const fields = new Map(headers);
  return {
    etag: fields.get('etag'),
    // Flat, as Node sends it without looking at it again; a header of several values is there several times.
    fields: [...fields].flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)])),
    body,
  };
}

/** Null where it does not work out: the larger answer stays. */
async function compressFurther({ etag, fields, body }) {
  const plain = await promisify(gunzip)(body).catch(() => null);
  const compressed = plain && (await promisify(brotliCompress)(plain, BROTLI).catch(() => null));
  if (!compressed) return null;
  const changed = { 'content-encoding': 'br', 'content-length': String(compressed.length) };
  return {
    etag,
    fields: fields.map((part, at) => (at % 2 === 1 ? (changed[fields[at - 1]] ?? part) : part)),
    body: compressed,
  };
}

function replay(response, status, { fields, body }, requestId) {
  const sent = status === 304 ? fields.filter((_part, at) => !OF_A_BODY.test(fields[at - (at % 2)])) : fields;
  // While the server ends, a connection must not wait for another request.
  const ending = globalThis.__coldpassDraining ? ['connection', 'close'] : [];
  response.writeHead(status, [...sent, 'x-request-id', requestId, ...ending]);
  response.end(status === 304 ? undefined : body);
}
