'use client';

import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import type { ProfileView } from '@/lib/account/contract';
import { exportAccount } from '@/lib/account/endpoints';
import { resendVerification } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { saveFile } from '@/lib/browser/page/save-file';
import { VERIFICATION_LINK_HOURS } from '@/lib/kernel/lifetimes';
import { DeleteAccount } from './delete-account';
import { DeleteDeviceAccount } from './delete-device-account';

type Note = { kind: 'success' | 'error'; text: string };

export function AccountActionsCard({ profile }: { profile: ProfileView }) {
  const t = useTranslations('profile');
  const toPath = usePaths();
  const [note, setNote] = useState<Note | null>(null);
  const options = (failure: string) => ({
    onMutate: () => setNote(null),
    onSuccess: (text: string) => setNote({ kind: 'success', text }),
    onError: (failed: Error) => setNote({ kind: 'error', text: errorText(failed, failure) }),
  });
  const resend = useMutation({
    mutationFn: async () => {
      await call(resendVerification, { body: { email: profile.email } });
      return t('verificationSent', { email: profile.email, hours: VERIFICATION_LINK_HOURS });
    },
    ...options(t('emailNotSent')),
  });
  const download = useMutation({
    mutationFn: async () => {
      const held = await call(exportAccount, { params: { id: profile.id } });
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`my-data-${day}.json`, new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }));
      return t('dataDownloaded');
    },
    ...options(t('dataNotCollected')),
  });
  const isBusy = resend.isPending || download.isPending;

  return (
    <Card id="account-actions">
      <CardHeader>
        <CardTitle>{t('accountActions')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {profile.isDeviceAccount ? null : (
            <>
              <Button asChild variant="outline">
                <Link href={toPath('/forgot-password')} prefetch={false}>
                  {t('forgotPassword')}
                </Link>
              </Button>
              <Button variant="outline" disabled={profile.emailVerified || isBusy} onClick={() => resend.mutate()}>
                {profile.emailVerified ? t('emailVerified') : t('resendVerification')}
              </Button>
            </>
          )}
          <Button variant="outline" disabled={isBusy} onClick={() => download.mutate()}>
            {download.isPending ? t('collecting') : t('downloadMyData')}
          </Button>
          {profile.isDeviceAccount ? <DeleteDeviceAccount profile={profile} /> : <DeleteAccount profile={profile} />}
        </div>
        {note ? (
          <Alert variant={note.kind} onDismiss={() => setNote(null)}>
            {note.text}
          </Alert>
        ) : null}
      </CardContent>
    </Card>
  );
}
