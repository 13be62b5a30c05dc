import 'server-only';
import type { Language } from '@/lib/kernel/language';
import type { Problem } from '@/lib/kernel/problem';
import { inSpanish } from './spanish';

const HEADERS = { 'cache-control': 'no-store' };

const json = (body: string, status: number): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...HEADERS } });

/** Responds with data. A field `message` in the data is a text of the product and is sent in the client's language. */
export function success(data: unknown, status: number, language: Language): Response {
  if (status === 204) return new Response(null, { status, headers: HEADERS });
  return json(JSON.stringify({ success: true, data: language === 'es' ? withSpanishMessage(data) : data }), status);
}

function withSpanishMessage(data: unknown): unknown {
  const hasMessage = typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';
  return hasMessage ? { ...data, message: inSpanish(data.message as string) } : data;
}

/**
 * Milliseconds without a read after which a stream is ended, because its generator may hold a resource for which other
 * requests wait.
 */
const LONGEST_PAUSE_MS = 30_000;

/** Streams the response envelope around JSON parts. Each part is generated only when the receiver has room for it. */
export function successStream(parts: AsyncGenerator<string>, status: number): Response {
  const encoder = new TextEncoder();
  const all = wrap(parts);
  let pause: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(pause);
        const { done, value } = await all.next();
        if (done) {
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(value));
        pause = setTimeout(() => {
          controller.error(new Error('The receiver has read nothing for too long'));
          void all.return(undefined);
        }, LONGEST_PAUSE_MS).unref();
      },
      async cancel() {
        clearTimeout(pause);
        await all.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status, headers: { ...HEADERS, 'content-type': 'application/json' } });
}

async function* wrap(parts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield '{"success":true,"data":';
  yield* parts;
  yield '}';
}

/** A picture whose URL changes with its content. */
interface Picture {
  type: 'image/webp';
  bytes: Uint8Array<ArrayBuffer>;
}

/** A text file to download. */
interface Download {
  type: 'text/csv' | 'application/json' | 'text/plain' | 'text/calendar';
  name: `${string}.${'csv' | 'json' | 'txt' | 'ics'}`;
  text: string;
}

/** A binary file to download. */
interface Printed {
  type: 'application/pdf';
  name: `${string}.pdf`;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A feed that feed readers request repeatedly. */
interface Feed {
  type: 'application/atom+xml';
  text: string;
}

export type MediaFile = Picture | Download | Printed | Feed;

/** Headers that prevent the file from running scripts or loading anything when somebody opens it. */
const INERT = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

export function media(file: MediaFile): Response {
  if (file.type === 'application/atom+xml') return feed(file);
  return 'name' in file ? download(file) : picture(file);
}

/** Responds with a picture that the browser may store for a year, but no shared cache may. */
const picture = ({ type, bytes }: Picture): Response =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'cache-control': 'private, max-age=31536000, immutable',
      ...INERT,
    },
  });

const PLAIN = /^[\x20-\x7e]*$/;
/**
 * Percent-encodes a file name for the header, including the characters that `encodeURIComponent` does not encode (RFC
 * 5987).
 */
const inHeader = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * Returns a header with the file name. The header also contains an ASCII version, for clients that do not understand
 * RFC 6266.
 */
function asAttachment(name: string): string {
  const ascii = `attachment; filename="${name.replaceAll(/[^\x20-\x7e]|["\\]/g, '-')}"`;
  return PLAIN.test(name) ? ascii : `${ascii}; filename*=UTF-8''${inHeader(name)}`;
}

/** Responds with a download, which browsers never show as a page of this site. */
const download = ({ name, ...file }: Download | Printed): Response =>
  new Response('text' in file ? file.text : file.bytes, {
    headers: {
      ...HEADERS,
      'content-type': 'text' in file ? `${file.type}; charset=utf-8` : file.type,
      'content-disposition': asAttachment(name),
      ...INERT,
    },
  });

const feed = ({ type, text }: Feed): Response =>
  new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300', ...INERT },
  });

const translateValues = (fields: Record<string, string>, translate: (message: string) => string) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, translate(message)]));

/** Responds with a problem. Its messages are in the client's language; its code and the names of fields are not. */
export function failure(problem: Problem, requestId: string, language: Language): Response {
  const isUnexpected = problem.status >= 500;
  const translate = language === 'es' ? inSpanish : (message: string) => message;
  const said = {
    success: false,
    message: translate(problem.message),
    error: problem.code,
    ...(problem.fields ? { fields: translateValues(problem.fields, translate) } : {}),
    ...(isUnexpected ? { requestId } : {}),
  };
  const response = json(JSON.stringify(said), problem.status);
  if (problem.retryAfterSeconds !== undefined) response.headers.set('retry-after', String(problem.retryAfterSeconds));
  return response;
}
