import type { RequestListener } from 'node:http';

/**
 * Closes a connection whose next request does not wait for the previous response: Node would never release what it
 * holds. Browsers and proxies wait. A response that waits behind another one has no socket yet.
 */
export const oneAtATime =
  (handle: RequestListener): RequestListener =>
  (request, response) =>
    response.socket ? handle(request, response) : request.socket.destroy();
