import { env } from '@/lib/env';
import { perProcess } from '@/lib/kernel/per-process';
import { ENDPOINTS } from '@/lib/openapi/generated/catalog';
import { openApiDocument } from '@/lib/openapi/openapi';

/** Built once, on the first request, because building the document takes far longer than sending it. */
const text = perProcess('openapi document', () =>
  JSON.stringify(openApiDocument(ENDPOINTS, env().NEXT_PUBLIC_PRODUCT_NAME)),
);

export const GET = () => new Response(text(), { headers: { 'content-type': 'application/json' } });
