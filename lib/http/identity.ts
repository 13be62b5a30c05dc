import 'server-only';
import type { Access, Contract, Endpoint } from '@/lib/kernel/endpoint';
import type { HeaderReader } from '@/lib/kernel/route';
import { bearerToken } from '@/lib/session/bearer';
import { requireAdmin, requireViewer, type Viewer } from '@/lib/session/viewer';

/** Account of the caller, null only if the endpoint's access allows visitors. */
export interface Viewers {
  admin: Viewer;
  user: Viewer;
  optional: Viewer | null;
  'refresh-token': null;
  public: null;
}

interface Identity<A extends Access> {
  viewer: Viewers[A];
  /** Refresh token of an endpoint that takes it as bearer, empty elsewhere. */
  bearer: string;
}

const tokenOf = (headers: HeaderReader): string | null => bearerToken(headers.get('authorization'));

const IDENTIFY: { readonly [A in Access]: (headers: HeaderReader) => Promise<Identity<A>> } = {
  admin: async (headers) => ({ viewer: await requireAdmin(headers), bearer: '' }),
  user: async (headers) => ({ viewer: await requireViewer(headers), bearer: '' }),
  // An expired token belongs to an account, whose client renews it and retries.
  optional: async (headers) => ({ viewer: tokenOf(headers) ? await requireViewer(headers) : null, bearer: '' }),
  'refresh-token': async (headers) => ({ viewer: null, bearer: tokenOf(headers) ?? '' }),
  public: async () => ({ viewer: null, bearer: '' }),
};

/** Identifies the caller as far as the endpoint requires. Throws `UNAUTHENTICATED`, `FORBIDDEN`. */
export const identify = <A extends Access>(
  { access }: Endpoint<Contract, A>,
  headers: HeaderReader,
): Promise<Identity<A>> => IDENTIFY[access](headers);
