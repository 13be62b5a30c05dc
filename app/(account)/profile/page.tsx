import type { Metadata } from 'next';
import { ProfilePage } from '@/components/profile/profile-page';
import { loadProfile } from '@/lib/account/loader';
import { loadHasPraise } from '@/lib/testimonials/loader';

export const metadata: Metadata = { title: 'My profile' };

export default async function Page() {
  const [profile, hasPraise] = await Promise.all([loadProfile(), loadHasPraise()]);
  return <ProfilePage initial={profile} hasPraise={hasPraise} />;
}
