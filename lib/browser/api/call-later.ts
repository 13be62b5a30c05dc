import type { Endpoint, EndpointData, EndpointInput } from '@/lib/kernel/endpoint';
import { CallError, NETWORK_ERROR } from './call-error';

/**
 * Imports the endpoint and `call` at first use, so that a page that has only a form loads less JavaScript for visitors.
 * Throws what `call` throws.
 */
export async function callLater<E extends Endpoint>(
  load: () => Promise<E>,
  input: EndpointInput<E>,
): Promise<EndpointData<E>> {
  const [{ call }, endpoint] = await Promise.all([import('./call'), load()]).catch(() => {
    throw new CallError(NETWORK_ERROR, { status: 0 });
  });
  return call(endpoint, input);
}
