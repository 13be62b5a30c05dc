import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages';
import { ProfilePage } from '@/components/profile/profile-page';
import { loadProfile } from '@/lib/account/loader';
import { loadHasTestimonial } from '@/lib/testimonials/loader';

export const metadata: Metadata = { title: 'My profile' };

export default async function Page() {
  const [profile, hasTestimonial] = await Promise.all([loadProfile(), loadHasTestimonial()]);
  return (
    <Messages of={['transfer']}>
      <ProfilePage initial={profile} hasTestimonial={hasTestimonial} />
    </Messages>
  );
}
