'use client';

import { useEffect, useRef, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { MailedPasswordBanner } from '@/components/account/mailed-password-banner';
import { TransferCard } from '@/components/device-transfer/transfer-card';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { PageHeader } from '@/components/ui/page-header';
import { Toaster } from '@/components/ui/toaster';
import type { ProfileView } from '@/lib/account/contract';
import { AccountActionsCard } from './account-actions-card';
import { AddressCard } from './address-card';
import { KeepProgressCard } from './keep-progress-card';
import { NoPasswordCard } from './no-password-card';
import { PasswordCard } from './password-card';
import { PersonalCard } from './personal-card';
import { SummaryCard } from './summary-card';
import { useProfileEditor } from './use-profile-editor';

/** Focuses the first error after a refused save, because it may be off screen. */
function useFocusOnRefusal(refusals: number) {
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = cards.current?.querySelector<HTMLElement>('[data-refusal], [aria-invalid=true]');
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return cards;
}

interface ProfilePageProps {
  initial: ProfileView;
  /** True if the learner has allowed publication of a testimonial. */
  hasTestimonial: boolean;
}

export function ProfilePage({ initial, hasTestimonial }: ProfilePageProps) {
  const t = useTranslations('profile');
  const toPath = usePaths();
  const [profile, setProfile] = useState(initial);
  const editor = useProfileEditor(profile, setProfile);
  const { root } = editor.form.formState.errors;
  const cards = useFocusOnRefusal(editor.refusals);
  return (
    <>
      <PageHeader title={t('myProfile')} back={<BackLink href={toPath('/tests')}>{t('backToTests')}</BackLink>} />
      {profile.passwordChosen ? null : <MailedPasswordBanner />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <SummaryCard
          profile={profile}
          hasTestimonial={hasTestimonial}
          onPicture={(profilePicture) => setProfile((before) => ({ ...before, profilePicture }))}
        />
        <div ref={cards} className="flex min-w-0 flex-col gap-4 md:gap-6">
          {root ? (
            <Alert variant="error" tabIndex={-1} data-refusal>
              {root.message}
            </Alert>
          ) : null}
          {profile.isDeviceAccount ? (
            <>
              <KeepProgressCard
                onAdded={({ email, emailVerified }) =>
                  setProfile((before) => ({
                    ...before,
                    email,
                    emailVerified,
                    isDeviceAccount: false,
                    hasPassword: true,
                    passwordChosen: true,
                  }))
                }
              />
              <TransferCard />
            </>
          ) : null}
          <PersonalCard editor={editor} email={profile.email} />
          <AddressCard editor={editor} />
          {profile.hasPassword ? (
            <PasswordCard onChanged={() => setProfile((before) => ({ ...before, passwordChosen: true }))} />
          ) : null}
          {profile.hasPassword || profile.isDeviceAccount ? null : <NoPasswordCard />}
          <AccountActionsCard profile={profile} />
        </div>
      </div>
      <Toaster />
    </>
  );
}
