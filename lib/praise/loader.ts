import 'server-only';
import { requirePageViewer } from '@/lib/session/page-viewer';
import { getPraise } from './service';

/** Returns true if the viewer has allowed praise to be shown. Redirects a visitor. */
export async function loadHasPraise(): Promise<boolean> {
  const { userId } = await requirePageViewer('/profile');
  return (await getPraise(userId)) !== null;
}
