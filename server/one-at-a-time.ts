import type { RequestListener } from 'node:http';

/**
 * Closes a connection that sends a request before the response to its previous one has ended. Node emits no `close` for
 * a response that waits behind another one when the connection ends, so its file and its place among the running
 * requests would never be released. Browsers and proxies wait for each response.
 */
export const oneAtATime =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    // A waiting response has no socket yet.
    if (response.socket) handle(request, response);
    else request.socket.destroy();
  };
