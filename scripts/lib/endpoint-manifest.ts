import { writeFileSync } from 'node:fs';
import { PROVIDER_ENDPOINTS } from '@/lib/auth/providers/endpoints';
import { live } from '@/lib/health/endpoints';
import { ENDPOINTS } from '@/lib/http/catalog';
import { BODY_LIMIT_BYTES } from '@/lib/kernel/endpoint';
import type { EndpointManifest } from '@/server/endpoints';

/** The document that describes the endpoints is none of them. */
const DOCUMENT = { method: 'GET', path: '/api/openapi.json', bodyLimit: BODY_LIMIT_BYTES };

/** What the server in front has to know of each declared endpoint. */
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
