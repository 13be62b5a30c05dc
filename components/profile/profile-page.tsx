'use client';

import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { MailedPasswordBanner } from '@/components/account/mailed-password-banner';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Toaster } from '@/components/ui/toaster';
import type { ProfileView } from '@/lib/account/contract';
import { AccountActionsCard } from './account-actions-card';
import { AddressCard } from './address-card';
import { PasswordCard } from './password-card';
import { PersonalCard } from './personal-card';
import { SummaryCard } from './summary-card';
import { useProfileEditor } from './use-profile-editor';

/** Specification §2 "Profile page". */
export function ProfilePage({ initial }: { initial: ProfileView }) {
  const [profile, setProfile] = useState(initial);
  const editor = useProfileEditor(profile, setProfile);
  return (
    <>
      <PageHeader
        title="My profile"
        back={
          <LinkButton href="/tests" variant="ghost">
            <ArrowLeft aria-hidden className="size-5" />
            Back to Tests
          </LinkButton>
        }
      />
      {profile.passwordChosen ? null : <MailedPasswordBanner />}
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <SummaryCard
          profile={profile}
          onPicture={(profilePicture) => setProfile((before) => ({ ...before, profilePicture }))}
        />
        <div className="flex min-w-0 flex-col gap-6">
          {editor.error ? <Alert variant="error">{editor.error}</Alert> : null}
          {editor.isSaved ? <Alert variant="success">Profile updated successfully</Alert> : null}
          <PersonalCard editor={editor} email={profile.email} />
          <AddressCard editor={editor} />
          <PasswordCard onChanged={() => setProfile((before) => ({ ...before, passwordChosen: true }))} />
          <AccountActionsCard profile={profile} />
        </div>
      </div>
      <Toaster />
    </>
  );
}
