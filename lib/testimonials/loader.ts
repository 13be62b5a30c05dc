import 'server-only';
import { requirePageViewer } from '@/lib/session/page-viewer';
import { getPraise } from './service';

/** True if the viewer has a stored testimonial. Redirects a visitor to sign in. */
export async function loadHasPraise(): Promise<boolean> {
  const { userId } = await requirePageViewer('/profile');
  return (await getPraise(userId)) !== null;
}
