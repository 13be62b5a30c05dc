import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { ProfilePage } from '@/components/profile/profile-page';
import { loadProfile } from '@/lib/account/loader';
import { loadHasTestimonial } from '@/lib/testimonials/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('profile');
  return { title: t('myProfile') };
}

export default async function Page() {
  const [profile, hasTestimonial] = await Promise.all([loadProfile(), loadHasTestimonial()]);
  return (
    <Messages of={['transfer']}>
      <ProfilePage initial={profile} hasTestimonial={hasTestimonial} />
    </Messages>
  );
}
