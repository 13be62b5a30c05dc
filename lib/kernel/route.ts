/** Parameters in the path of a request. */
export interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** Reads request headers by name, ignoring case. Returns null for an absent header. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** A function that a `route.ts` exports for an HTTP method. Next.js and the front server call it. */
export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;
