import 'server-only';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { ProfileView } from './contract';
import { getProfile } from './service';

export async function loadProfile(): Promise<ProfileView> {
  const viewer = await requirePageViewer('/profile');
  return getProfile({ viewer, id: viewer.userId });
}

/**
 * Returns true if the user still has the password that was emailed. `path`: the page to which a visitor returns after
 * signing in.
 */
export async function loadUsesMailedPassword(path: string): Promise<boolean> {
  const viewer = await requirePageViewer(path);
  const { passwordChosen } = await getProfile({ viewer, id: viewer.userId });
  return !passwordChosen;
}
