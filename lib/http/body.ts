import 'server-only';
import type { Upload } from '@/lib/kernel/endpoint';
import { Problem } from '@/lib/kernel/problem';

const MAX_DEPTH = 20;

/** The parsed JSON body. Throws: 415 for another type, 413 above the limit (counted while it streams), 400 when malformed. */
export async function readJson(request: Request, limitBytes: number): Promise<unknown> {
  const text = await readText(request, limitBytes);
  if (text === '') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json(;|$)/i.test(type.trim())) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json');
  }
  return parse(text);
}

/** The bytes of an uploaded file. Throws: 415 for a type that is not taken, 413 above the limit, 400 when there are none. */
export async function readUpload(request: Request, { maxBytes, types }: Upload): Promise<Uint8Array> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new Problem('UNSUPPORTED_MEDIA_TYPE', `Send one of: ${types.join(', ')}`);
  const chunks: Uint8Array[] = [];
  await readChunks(request, maxBytes, (chunk) => chunks.push(chunk));
  if (chunks.length === 0) throw new Problem('BAD_REQUEST', 'The file is empty');
  return Buffer.concat(chunks);
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  await readChunks(request, limitBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  try {
    return text + decoder.decode();
  } catch (error) {
    throw unreadable(error);
  }
}

const unreadable = (cause: unknown) =>
  new Problem('BAD_REQUEST', 'The request could not be read. Send it again.', { cause });

async function readChunks(request: Request, limitBytes: number, take: (chunk: Uint8Array) => void): Promise<void> {
  const tooLarge = () => new Problem('PAYLOAD_TOO_LARGE', `The request is larger than ${limitBytes} bytes`);
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge();
  if (!request.body) return;
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limitBytes) throw tooLarge();
      take(chunk);
    }
  } catch (error) {
    throw error instanceof Problem ? error : unreadable(error);
  }
}

function parse(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text, refuseProto);
    if (depthOf(parsed, 0) > MAX_DEPTH) throw new Problem('BAD_REQUEST', 'The request is nested too deeply');
    return parsed;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('BAD_REQUEST', 'The request is not valid JSON', { cause: error });
  }
}

function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Problem('BAD_REQUEST', 'The request holds a key that is not allowed');
  return value;
}

function depthOf(value: unknown, depth: number): number {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object') return depth;
  return Math.max(depth, ...Object.values(value).map((part) => depthOf(part, depth + 1)));
}
