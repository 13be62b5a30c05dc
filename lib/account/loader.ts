import 'server-only';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { ProfileView } from './contract';
import { getProfile } from './service';

export async function loadProfile(): Promise<ProfileView> {
  const viewer = await requirePageViewer('/profile');
  return getProfile({ viewer, id: viewer.userId });
}
