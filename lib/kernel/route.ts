/** The parameters in the path of a request. */
export interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** The headers of a request by name, in any case; null for one that was not sent. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** A function that a `route.ts` exports for a method. Next calls it, and so does the server in front. */
export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;
