import 'server-only';
import type { Problem } from '@/lib/kernel/problem';

const HEADERS = { 'cache-control': 'no-store' };

const json = (body: string, status: number): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...HEADERS } });

export function success(data: unknown, status: number): Response {
  if (status === 204) return new Response(null, { status, headers: HEADERS });
  return json(JSON.stringify({ success: true, data }), status);
}

/** A receiver that takes nothing for so long is given up: what makes the parts may hold something that others wait for. */
const LONGEST_PAUSE_MS = 30_000;

/** The same around parts of JSON that are made while they are sent: the next one when the receiver has room for it. */
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
          controller.error(new Error('The receiver took nothing for too long'));
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

/** A picture whose address changes with its content. */
interface Picture {
  type: 'image/webp';
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file to be saved under a name. */
interface Download {
  type: 'text/csv' | 'application/json' | 'text/plain' | 'text/calendar';
  name: `${string}.${'csv' | 'json' | 'txt' | 'ics'}`;
  text: string;
}

/** The same of a file that is not text. */
interface Printed {
  type: 'application/pdf';
  name: `${string}.pdf`;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What feed readers ask for again and again. */
interface Feed {
  type: 'application/atom+xml';
  text: string;
}

export type MediaFile = Picture | Download | Printed | Feed;

/** Opened by itself, a file runs nothing and loads nothing. */
const INERT = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

export function media(file: MediaFile): Response {
  if (file.type === 'application/atom+xml') return feed(file);
  return 'name' in file ? download(file) : picture(file);
}

/** Kept by the browser for a year, by nothing in between. */
const picture = ({ type, bytes }: Picture): Response =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'cache-control': 'private, max-age=31536000, immutable',
      ...INERT,
    },
  });

/** Never shown as a page of this site, whatever it holds. */
const download = ({ name, ...file }: Download | Printed): Response =>
  new Response('text' in file ? file.text : file.bytes, {
    headers: {
      ...HEADERS,
      'content-type': 'text' in file ? `${file.type}; charset=utf-8` : file.type,
      'content-disposition': `attachment; filename="${name}"`,
      ...INERT,
    },
  });

const feed = ({ type, text }: Feed): Response =>
  new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300', ...INERT },
  });

export function failure(problem: Problem, requestId: string): Response {
  const isUnexpected = problem.status >= 500;
  const said = {
    success: false,
    message: problem.message,
    error: problem.code,
    ...(problem.fields ? { fields: problem.fields } : {}),
    ...(isUnexpected ? { requestId } : {}),
  };
  const response = json(JSON.stringify(said), problem.status);
  if (problem.retryAfterSeconds !== undefined) response.headers.set('retry-after', String(problem.retryAfterSeconds));
  return response;
}
