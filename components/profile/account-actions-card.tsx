'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import type { ProfileView } from '@/lib/account/contract';
import { exportAccount } from '@/lib/account/endpoints';
import { resendVerification } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { saveFile } from '@/lib/browser/page/save-file';
import { VERIFICATION_LINK_TIME } from '@/lib/kernel/lifetimes';
import { DeleteAccount } from './delete-account';
import { DeleteDeviceAccount } from './delete-device-account';

type Note = { kind: 'success' | 'error'; text: string };

export function AccountActionsCard({ profile }: { profile: ProfileView }) {
  const [busy, setBusy] = useState<'mail' | 'data' | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const act = async (name: 'mail' | 'data', action: () => Promise<string>, failure: string) => {
    setBusy(name);
    setNote(null);
    try {
      setNote({ kind: 'success', text: await action() });
    } catch (failed) {
      setNote({ kind: 'error', text: errorText(failed, failure) });
    } finally {
      setBusy(null);
    }
  };
  const resend = async () => {
    await call(resendVerification, { body: { email: profile.email } });
    return `We emailed a verification link to ${profile.email}. It works for ${VERIFICATION_LINK_TIME}.`;
  };
  const download = async () => {
    const held = await call(exportAccount, { params: { id: profile.id } });
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`my-data-${day}.json`, new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }));
    return 'Your data was downloaded.';
  };

  return (
    <Card id="account-actions">
      <CardHeader>
        <CardTitle>Account Actions</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {profile.isDeviceAccount ? null : (
            <>
              <Button asChild variant="outline">
                <Link href="/forgot-password" prefetch={false}>
                  Forgot Password
                </Link>
              </Button>
              <Button
                variant="outline"
                disabled={profile.emailVerified || busy !== null}
                onClick={() => void act('mail', resend, 'Failed to send the email. Please try again.')}
              >
                {profile.emailVerified ? 'Email Verified' : 'Resend Verification Email'}
              </Button>
            </>
          )}
          <Button
            variant="outline"
            disabled={busy !== null}
            onClick={() => void act('data', download, 'Failed to collect your data. Please try again.')}
          >
            {busy === 'data' ? 'Collecting…' : 'Download My Data'}
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
