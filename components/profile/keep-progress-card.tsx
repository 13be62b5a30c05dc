'use client';

import { useState, useSyncExternalStore } from 'react';
import { useLanguage, useTranslations } from '#texts';
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
 * Returns the date on which the device account will be deleted if nobody uses it until then. Null on the server,
 * because only the device knows its last contact with the server.
 */
function useDeletionDate(): string | null {
  const language = useLanguage();
  const usedAt = useSyncExternalStore(onTokensChange, read, nothing);
  return usedAt === null ? null : localDay(removalOf(usedAt, usedAt).at, language);
}

/** Lets the user of a device account add an email address or join an existing account. */
export function KeepProgressCard({ onAdded }: { onAdded: (user: UserInfo) => void }) {
  const t = useTranslations('profile');
  const days = DEVICE_IDLE_DAYS;
  const date = useDeletionDate();
  const [knownEmail, setKnownEmail] = useState<string | null>(null);
  return (
    <Card id="keep-progress" className="scroll-mt-4">
      <CardHeader>
        <CardTitle>{t('keepYourProgress')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {knownEmail === null ? (
          <>
            <p>{date === null ? t('keepHint', { days }) : t('keepHintUntil', { days, date })}</p>
            <AddEmailForm onAdded={onAdded} onTaken={setKnownEmail} />
            <details>
              <summary className="w-fit cursor-pointer py-2">{t('myOtherDevices')}</summary>
              <p>{t('otherDevicesHint')}</p>
            </details>
            <button
              type="button"
              className="self-start py-1 text-primary underline underline-offset-4"
              onClick={() => setKnownEmail('')}
            >
              {t('haveAccount')}
            </button>
          </>
        ) : (
          <JoinAccount knownEmail={knownEmail} onBack={() => setKnownEmail(null)} />
        )}
      </CardContent>
    </Card>
  );
}
