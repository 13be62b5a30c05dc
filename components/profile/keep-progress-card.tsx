'use client';

import { useState, useSyncExternalStore } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import type { UserInfo } from '@/lib/auth/contract';
import { DEVICE_IDLE_DAYS, removalOf } from '@/lib/auth/expiry/rules';
import { deviceUsedAt, localDay } from '@/lib/browser/session/long-absence';
import { accessToken, onTokensChange } from '@/lib/browser/session/token-store';
import { AddEmailForm } from './add-email-form';
import { JoinAccount } from './join-account';

const read = () => deviceUsedAt(accessToken());
const nothing = () => null;

/**
 * Date on which the device account is deleted unless it is used before. Rendered in the browser, because only the
 * device knows its last contact with the server.
 */
function DeletionDate() {
  const usedAt = useSyncExternalStore(onTokensChange, read, nothing);
  return usedAt === null ? '' : `, on ${localDay(removalOf(usedAt, usedAt).at, 'en')}`;
}

/** Offers the user of a device account to add an email address or to join an existing account. */
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
              Add an email address to sign in anywhere with everything you have done here. Without one, your answers are
              deleted after {DEVICE_IDLE_DAYS} days without use
              <DeletionDate />.
            </p>
            <AddEmailForm onAdded={onAdded} onTaken={setKnownEmail} />
            <details>
              <summary className="w-fit cursor-pointer py-2">My other devices</summary>
              <p>
                Adding an email signs out your other devices with this account. Their unsent answers stay on them until
                you sign in there with your email and password.
              </p>
            </details>
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
