declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>);
    /** The best of these by the request's weights, and by `preferred` where those are equal; undefined where it accepts none. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
