import 'server-only';
import type { Access, Contract, Endpoint } from '@/lib/kernel/endpoint';
import type { HeaderReader } from '@/lib/kernel/route';
import { bearerToken } from '@/lib/session/bearer';
import { requireAdmin, requireViewer, type Viewer } from '@/lib/session/viewer';

/** Type of the viewer for each kind of access. The viewer can be null only if visitors may call the endpoint. */
export interface Viewers {
  admin: Viewer;
  user: Viewer;
  optional: Viewer | null;
  'refresh-token': null;
  public: null;
}

interface Identity<A extends Access> {
  viewer: Viewers[A];
  /** The refresh token for endpoints that expect one; otherwise ''. */
  bearer: string;
}

const tokenOf = (headers: HeaderReader): string | null => bearerToken(headers.get('authorization'));

const IDENTIFY: { readonly [A in Access]: (headers: HeaderReader) => Promise<Identity<A>> } = {
  admin: async (headers) => ({ viewer: await requireAdmin(headers), bearer: '' }),
  user: async (headers) => ({ viewer: await requireViewer(headers), bearer: '' }),
  // Refuses an invalid token instead of ignoring it, so that the client renews the token and retries.
  optional: async (headers) => ({ viewer: tokenOf(headers) ? await requireViewer(headers) : null, bearer: '' }),
  'refresh-token': async (headers) => ({ viewer: null, bearer: tokenOf(headers) ?? '' }),
  public: async () => ({ viewer: null, bearer: '' }),
};

/** Identifies the caller by the endpoint's kind of access. Throws `UNAUTHENTICATED` or `FORBIDDEN`. */
export const identify = <A extends Access>(
  { access }: Endpoint<Contract, A>,
  headers: HeaderReader,
): Promise<Identity<A>> => IDENTIFY[access](headers);
