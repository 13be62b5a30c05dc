import { writeFileSync } from 'node:fs';
import { PROVIDER_ENDPOINTS } from '@/lib/auth/providers/endpoints';
import { live } from '@/lib/health/endpoints';
import { BODY_LIMIT_BYTES } from '@/lib/kernel/endpoint';
import { ENDPOINTS } from '@/lib/openapi/generated/catalog';
import type { EndpointManifest } from '@/server/endpoints';

/** Endpoint of the OpenAPI document. Added by hand, because the document does not describe itself. */
const DOCUMENT = { method: 'GET', path: '/api/openapi.json', bodyLimit: BODY_LIMIT_BYTES };

/** Data about each declared endpoint that the server in front of Next needs. */
export const describeEndpoints = (): EndpointManifest => ({
  live: live.path,
  endpoints: [
    DOCUMENT,
    ...[...ENDPOINTS, ...PROVIDER_ENDPOINTS].map(({ method, path, bodyLimit, upload }) => ({
      method,
      path,
      bodyLimit: upload?.maxBytes ?? bodyLimit,
    })),
  ],
});

export const writeEndpointManifest = (file: string): void => writeFileSync(file, JSON.stringify(describeEndpoints()));
