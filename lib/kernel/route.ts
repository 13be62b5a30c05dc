/** What stands in the path of a request. */
export interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** What is read of a request: of a web `Request`, or of what the server in front hands over. */
export interface HttpRequest extends Pick<Request, 'url' | 'arrayBuffer'> {
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null;
}

export type RouteHandler = (request: HttpRequest, context: RouteContext) => Promise<Response>;
