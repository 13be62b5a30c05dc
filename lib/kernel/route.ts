/** Parameters in the path of a request. */
export interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** Headers of a request by name, in any case; null for an absent one. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** Function that a `route.ts` exports for a method. Next calls it, and so does the server in front. */
export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;
