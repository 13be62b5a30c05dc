import { gzipSync } from 'node:zlib';
import { env } from '@/lib/env';
import { perProcess } from '@/lib/kernel/per-process';
import { ENDPOINTS } from '@/lib/openapi/generated/catalog';
import { openApiDocument } from '@/lib/openapi/openapi';

/**
 * Builds and compresses the document once, on the first request, because that takes far longer than sending it and this
 * endpoint has no rate limit.
 */
const files = perProcess('openapi document', () => {
  const text = JSON.stringify(openApiDocument(ENDPOINTS, env().NEXT_PUBLIC_PRODUCT_NAME));
  return { text, compressed: new Uint8Array(gzipSync(text)) };
});

// `no-transform` tells the front server not to compress the text again for each request.
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store, no-transform' };

export const GET = ({ headers }: Request) =>
  /\bgzip\b/.test(headers.get('accept-encoding') ?? '')
    ? new Response(files().compressed, { headers: { ...HEADERS, 'content-encoding': 'gzip' } })
    : new Response(files().text, { headers: HEADERS });
