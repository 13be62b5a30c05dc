import { z } from 'zod';
import type { Access, DescribedEndpoint } from '@/lib/kernel/endpoint';
import { PROBLEMS } from '@/lib/kernel/problem';

type Schema = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
};

const failure = {
  type: 'object',
  required: ['success', 'message', 'error'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'For people' },
    error: { type: 'string', enum: Object.keys(PROBLEMS) },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Message by path of the field' },
  },
};

function parametersOf(endpoint: DescribedEndpoint): Schema[] {
  const part = (schema: z.ZodType | undefined, place: 'path' | 'query'): Schema[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, Schema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, given]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: given,
    }));
  };
  return [...part(endpoint.params, 'path'), ...part(endpoint.query, 'query')];
}

/** Security schemes by kind of access. The empty entry means that requests without a token are allowed. */
const SECURITY: Record<Access, Schema[]> = {
  public: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  'refresh-token': [{ refresh: [] }],
};

/** Returns an operation id such as `getApiSectionsIdQuestions`, which generated clients use as a function name. */
function operationIdOf({ method, path }: DescribedEndpoint): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function operationOf(endpoint: DescribedEndpoint): Schema {
  const json = (schema: Schema) => ({ 'application/json': { schema } });
  const data = { type: 'object', properties: { success: { const: true }, data: jsonSchema(endpoint.data, 'output') } };
  return {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    parameters: parametersOf(endpoint),
    ...(endpoint.body ? { requestBody: { content: json(jsonSchema(endpoint.body, 'input')) } } : {}),
    responses: {
      [endpoint.status]:
        endpoint.status === 204 ? { description: 'Done' } : { description: 'Done', content: json(data) },
      '4XX': { description: 'The request is invalid; the message says why', content: json(failure) },
      '5XX': { description: 'The service failed; the same request may succeed later', content: json(failure) },
    },
  };
}

/** Builds the OpenAPI 3.1 document of these endpoints. */
export function describeApi(endpoints: readonly DescribedEndpoint[], productName: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refresh: { type: 'http', scheme: 'bearer', description: 'The refresh token' },
      },
    },
    paths,
  };
}

const documents = new Map<string, Schema>();

/** Returns the document from a cache, because converting every schema blocks the process for a tenth of a second. */
export function openApiDocument(endpoints: readonly DescribedEndpoint[], productName: string): Schema {
  const known = documents.get(productName) ?? describeApi(endpoints, productName);
  documents.set(productName, known);
  return known;
}
