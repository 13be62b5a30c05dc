import type { Metadata } from 'next';
import { ProfilePage } from '@/components/profile/profile-page';
import { loadProfile } from '@/lib/account/loader';

export const metadata: Metadata = { title: 'My profile' };

export default async function Page() {
  return <ProfilePage initial={await loadProfile()} />;
}
