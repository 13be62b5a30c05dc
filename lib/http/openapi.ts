import { z } from 'zod';
import type { AnyEndpoint } from '@/lib/kernel/endpoint';
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

function parametersOf(endpoint: AnyEndpoint): Schema[] {
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

function operationOf(endpoint: AnyEndpoint): Schema {
  const json = (schema: Schema) => ({ 'application/json': { schema } });
  const data = { type: 'object', properties: { success: { const: true }, data: jsonSchema(endpoint.data, 'output') } };
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'public'
      ? {}
      : { security: [{ [endpoint.access === 'refresh-token' ? 'refresh' : 'bearer']: [] }] }),
    parameters: parametersOf(endpoint),
    ...(endpoint.body ? { requestBody: { content: json(jsonSchema(endpoint.body, 'input')) } } : {}),
    responses: {
      [endpoint.status]:
        endpoint.status === 204 ? { description: 'Done' } : { description: 'Done', content: json(data) },
      default: { description: 'Failure', content: json(failure) },
    },
  };
}

/** The OpenAPI 3.1 document of the given endpoints. */
export function describeApi(endpoints: readonly AnyEndpoint[], productName: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
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

/** The same, written once: anybody may ask for it, and turning every schema around holds all others up for a tenth of a second. */
export function openApiDocument(endpoints: readonly AnyEndpoint[], productName: string): Schema {
  const known = documents.get(productName) ?? describeApi(endpoints, productName);
  documents.set(productName, known);
  return known;
}
