import type { RequestListener, ServerResponse } from 'node:http';

/**
 * Runs the requests of a connection one after the other. A client may send its next request after the last byte of a
 * response, before `end()` is called here. That one request waits. If a client sends more requests, the connection is
 * closed, because Node would never release their memory.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const latest = new WeakMap<object, ServerResponse>();
  return (request, response) => {
    const earlier = latest.get(request.socket);
    latest.set(request.socket, response);
    // A response that waits behind another response has no socket yet.
    if (response.socket) handle(request, response);
    else if (earlier?.socket) earlier.once('close', () => response.socket && handle(request, response));
    else request.socket.destroy();
  };
}
