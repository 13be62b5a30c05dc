import type { Endpoint, EndpointData, EndpointInput } from '@/lib/kernel/endpoint';
import { CallError, NETWORK_ERROR } from './call-error';

/**
 * Loads `call` at first use, with the endpoint, so that a visitor's page that only offers a form stays light. Throws as
 * `call` does.
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
