import 'server-only';
import type { z } from 'zod';
import type { Contract, Endpoint } from '@/lib/kernel/endpoint';
import { readJson, readUpload } from './body';
import { invalid } from './errors';
import type { Arrival } from './record';

type Out<C, K extends 'params' | 'query' | 'body'> = C extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

export interface Input<C> {
  params: Out<C, 'params'>;
  query: Out<C, 'query'>;
  body: Out<C, 'body'>;
  /** Bytes of the uploaded file; empty for an endpoint without an upload. */
  upload: Uint8Array;
}

const NO_BYTES = new Uint8Array();

/**
 * Parses and validates the request with the contract's schemas. Throws `VALIDATION` with a message per field, and the
 * problems of `body.ts`.
 */
export async function readInput<C extends Contract>(
  spec: Endpoint,
  contract: C,
  { request, context }: Arrival,
): Promise<Input<C>> {
  const input = {
    params: parse(contract.params, await context.params),
    query: parse(contract.query, queryOf(request.url)),
    body: contract.body ? parse(contract.body, (await readJson(request, spec.bodyLimit)) ?? {}) : undefined,
  } as Omit<Input<C>, 'upload'>;
  return { upload: spec.upload ? await readUpload(request, spec.upload) : NO_BYTES, ...input };
}

function parse<S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> | undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

/** Returns the query parameters. The value of a parameter is a text, or an array if the parameter is repeated. */
function queryOf(url: string): Record<string, string | string[]> {
  const search = new URL(url).searchParams;
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
