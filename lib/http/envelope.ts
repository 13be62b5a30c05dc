import 'server-only';
import type { Problem } from '@/lib/kernel/problem';

const HEADERS = { 'cache-control': 'no-store' };

export function success(data: unknown, status: number): Response {
  if (status === 204) return new Response(null, { status, headers: HEADERS });
  return Response.json({ success: true, data }, { status, headers: HEADERS });
}

/** A file whose address changes with its content. */
export interface MediaFile {
  type: 'image/webp';
  bytes: Uint8Array<ArrayBuffer>;
}

/** Kept by the browser for a year, by nothing in between; opened by itself it can do nothing. */
export function media({ type, bytes }: MediaFile): Response {
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}

export function failure(problem: Problem, requestId: string): Response {
  const headers = new Headers(HEADERS);
  if (problem.retryAfterSeconds !== undefined) headers.set('retry-after', String(problem.retryAfterSeconds));
  const isUnexpected = problem.status >= 500;
  return Response.json(
    {
      success: false,
      message: problem.message,
      error: problem.code,
      ...(problem.fields ? { fields: problem.fields } : {}),
      ...(isUnexpected ? { requestId } : {}),
    },
    { status: problem.status, headers },
  );
}
