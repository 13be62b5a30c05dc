'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { exportAccount, type ProfileView } from '@/lib/account/contract';
import { resendVerification } from '@/lib/auth/contract';
import { call } from '@/lib/browser/call';
import { saveFile } from '@/lib/browser/save-file';
import { DeleteAccount } from './delete-account';

type Note = { kind: 'success' | 'error'; text: string };

/** Specification §2 "Account Actions", with the behaviour that the buttons promise. */
export function AccountActionsCard({ profile }: { profile: ProfileView }) {
  const [busy, setBusy] = useState<'mail' | 'data' | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const act = async (name: 'mail' | 'data', action: () => Promise<string>) => {
    setBusy(name);
    setNote(null);
    try {
      setNote({ kind: 'success', text: await action() });
    } catch (failed) {
      setNote({ kind: 'error', text: (failed as Error).message });
    } finally {
      setBusy(null);
    }
  };
  const resend = async () => {
    await call(resendVerification, { body: { email: profile.email } });
    return `A verification link is on its way to ${profile.email}. It works for 48 hours.`;
  };
  const download = async () => {
    const held = await call(exportAccount, { params: { id: profile.id } });
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`my-data-${day}.json`, new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }));
    return 'Your data is in the file that was downloaded.';
  };

  return (
    <Card id="account-actions">
      <CardHeader>
        <CardTitle>Account Actions</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <Button asChild variant="outline">
            <Link href="/forgot-password" prefetch={false}>
              Forgot Password
            </Link>
          </Button>
          <Button
            variant="outline"
            disabled={profile.emailVerified || busy !== null}
            onClick={() => void act('mail', resend)}
          >
            {profile.emailVerified ? 'Email Verified' : 'Resend Verification Email'}
          </Button>
          <Button variant="outline" disabled={busy !== null} onClick={() => void act('data', download)}>
            {busy === 'data' ? 'Collecting…' : 'Download My Data'}
          </Button>
          <DeleteAccount profile={profile} />
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
