import { env } from '@/lib/env';
import { ENDPOINTS } from '@/lib/http/catalog';
import { openApiDocument } from '@/lib/http/openapi';
import { perProcess } from '@/lib/kernel/per-process';

/** Created on the first request, because building the document takes far longer than sending it. */
const text = perProcess('openapi document', () =>
  JSON.stringify(openApiDocument(ENDPOINTS, env().NEXT_PUBLIC_PRODUCT_NAME)),
);

export const GET = () => new Response(text(), { headers: { 'content-type': 'application/json' } });
