import 'server-only';
import { ENDPOINTS } from './catalog';

declare global {
  /** Methods by path, for the server in front, which answers for those that a path does not have. */
  var __coldpassMethods: Record<string, string[]> | undefined;
}

export function publishMethods(): void {
  const methods: Record<string, string[]> = { '/api/openapi.json': ['GET'] };
  for (const { path, method } of ENDPOINTS) methods[path] = [...(methods[path] ?? []), method];
  globalThis.__coldpassMethods = methods;
}
