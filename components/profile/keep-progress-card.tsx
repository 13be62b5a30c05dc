'use client';

import { useState } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import type { UserInfo } from '@/lib/auth/contract';
import { AddEmailForm } from './add-email-form';
import { JoinAccount } from './join-account';

/** For a device account: an address for it, or the account that somebody has already. */
export function KeepProgressCard({ onAdded }: { onAdded: (user: UserInfo) => void }) {
  const [knownEmail, setKnownEmail] = useState<string | null>(null);
  return (
    <Card id="keep-progress" className="scroll-mt-4">
      <CardHeader>
        <CardTitle>Keep your progress</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {knownEmail === null ? (
          <>
            <p>
              Your answers are tied to this device. Add an email address, and you can sign in anywhere with everything
              you have done here. Without one, they are deleted after 60 days without use.
            </p>
            <AddEmailForm onAdded={onAdded} onTaken={setKnownEmail} />
            <button
              type="button"
              className="self-start py-1 text-primary underline underline-offset-4"
              onClick={() => setKnownEmail('')}
            >
              I already have an account
            </button>
          </>
        ) : (
          <JoinAccount knownEmail={knownEmail} onBack={() => setKnownEmail(null)} />
        )}
      </CardContent>
    </Card>
  );
}
