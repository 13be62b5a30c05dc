/** What stands in the path of a request. */
export interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** The headers of a request by name, in any case; null for one that was not sent. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** What is read of a request: of a web `Request`, or of what the server in front passes on. */
export interface HttpRequest extends Pick<Request, 'url' | 'arrayBuffer'> {
  readonly headers: HeaderReader;
  readonly body: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null;
}

/** An endpoint's response, not yet a web `Response`. Header names are in lower case. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

export interface RouteHandler {
  (request: HttpRequest, context: RouteContext): Promise<Response>;
  /** The same for our server, which writes it to the socket: making and reading a `Response` costs a sixth of saving an answer. */
  reply?: (request: HttpRequest, context: RouteContext) => Promise<Reply>;
}
