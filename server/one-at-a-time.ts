import type { RequestListener, ServerResponse } from 'node:http';

/**
 * Runs the requests of a connection one after the other. A client may send its next request after the last byte of a
 * response but before `end()` is called here. That one request waits. If a client sends yet another request, the
 * connection is closed, because Node would never release the memory of such requests.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const latest = new WeakMap<object, ServerResponse>();
  return (request, response) => {
    const earlier = latest.get(request.socket);
    latest.set(request.socket, response);
    // Node gives a response no socket while an earlier response of the connection is unfinished.
    if (response.socket) handle(request, response);
    else if (earlier?.socket) earlier.once('close', () => response.socket && handle(request, response));
    else request.socket.destroy();
  };
}
