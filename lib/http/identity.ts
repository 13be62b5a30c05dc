import 'server-only';
import type { Endpoint } from '@/lib/kernel/endpoint';
import type { HeaderReader } from '@/lib/kernel/route';
import { bearerToken, requireAdmin, requireViewer, type Viewer } from '@/lib/session/viewer';

interface Identity {
  viewer: Viewer | null;
  /** The refresh token of an endpoint whose bearer it is, empty elsewhere. */
  bearer: string;
}

/** Who asks, as far as the endpoint wants to know. Throws `UNAUTHENTICATED`, `FORBIDDEN`. */
export async function identify({ access }: Endpoint, headers: HeaderReader): Promise<Identity> {
  switch (access) {
    case 'admin':
      return { viewer: await requireAdmin(headers), bearer: '' };
    case 'user':
      return { viewer: await requireViewer(headers), bearer: '' };
    case 'optional':
      // A token that has run out belongs to somebody, who renews it and asks again.
      return { viewer: bearerToken(headers) ? await requireViewer(headers) : null, bearer: '' };
    case 'refresh-token':
      return { viewer: null, bearer: bearerToken(headers) ?? '' };
    case 'public':
      return { viewer: null, bearer: '' };
  }
}
