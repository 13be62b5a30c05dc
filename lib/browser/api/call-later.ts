import type { Endpoint, EndpointData, EndpointInput } from '@/lib/kernel/endpoint';
import { CallError, NETWORK_ERROR } from './call-error';

/**
 * Loads the endpoint and `call` only at the first use, so that visitors load less JavaScript on a page that only has a
 * form. Throws what `call` throws.
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
