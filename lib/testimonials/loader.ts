import 'server-only';
import { requirePageViewer } from '@/lib/session/page-viewer';
import { getTestimonial } from './service';

/** True if the viewer has a stored testimonial. Redirects a visitor to sign in. */
export async function loadHasTestimonial(): Promise<boolean> {
  const { userId } = await requirePageViewer('/profile');
  return (await getTestimonial(userId)) !== null;
}
