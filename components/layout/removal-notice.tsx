'use client';

import Link from 'next/link';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { listDevices } from '@/lib/account/devices/endpoints';
import { DEVICE_IDLE_DAYS, removalOf } from '@/lib/auth/expiry/rules';
import { call } from '@/lib/browser/api/call';
import { type Absence, absenceOf, deviceUsedAt, forgetAbsence, localDay } from '@/lib/browser/session/long-absence';
import { renewTokens } from '@/lib/browser/session/renew';
import { accessToken, onTokensChange, refreshToken } from '@/lib/browser/session/token-store';
import { KEEP_PROGRESS } from './keep-progress';

/** Serialized, because `useSyncExternalStore` compares snapshots by identity and a new object each time would loop. */
const read = (): string => JSON.stringify(absenceOf(accessToken(), Date.now()));
const nothing = (): string => 'null';

/**
 * Warns the user of a device account that it is due for deletion. If the account was nearly deleted and is used again,
 * shows one notice about that. Rendered below the header.
 */
export function RemovalNotice() {
  const absence = JSON.parse(useSyncExternalStore(onTokensChange, read, nothing)) as Absence | null;
  const room = document.getElementById('removal-notice');
  if (!absence || !room) return null;
  return createPortal(absence.kind === 'lasting' ? <Lasting {...absence} /> : <Over {...absence} />, room);
}

function AddEmail() {
  const t = useTranslations('site');
  return (
    <Link href={usePaths()(KEEP_PROGRESS)} prefetch={false} className="font-medium underline">
      {t('addEmail')}
    </Link>
  );
}

/**
 * Warning that is shown while the device cannot reach the server, because only the server knows if the account still
 * exists.
 */
function Lasting({ usedAt }: Extract<Absence, { kind: 'lasting' }>) {
  const t = useTranslations('site');
  const language = useLanguage();
  const toPath = usePaths();
  const signInPage = `${toPath('/')}?next=${toPath('/today')}`;
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const tryNow = () =>
      void renewTokens().catch(() => {
        setHasFailed(true);
        // The account has been deleted. The sign-in page explains this, and a public page would not.
        if (refreshToken() === null) location.assign(signInPage);
      });
    tryNow();
    window.addEventListener('online', tryNow);
    return () => window.removeEventListener('online', tryNow);
  }, [signInPage]);
  if (!hasFailed) return null;
  const { at, daysLeft } = removalOf(usedAt, Date.now());
  return (
    <Alert variant="warning">
      {daysLeft > 0
        ? t('willBeDeleted', {
            last: localDay(usedAt, language),
            idleDays: DEVICE_IDLE_DAYS,
            due: localDay(at, language),
          })
        : t('deletionWasDue', {
            last: localDay(usedAt, language),
            idleDays: DEVICE_IDLE_DAYS,
            due: localDay(at, language),
          })}
      {daysLeft > 0 ? (
        <>
          {' '}
          <AddEmail />
        </>
      ) : null}
    </Alert>
  );
}

/** Time of the last use, on any device, before this device came back online, in milliseconds. Null until known. */
function useLastUse({ usedAt, returnedAt }: Extract<Absence, { kind: 'over' }>): number | null {
  const [lastUse, setLastUse] = useState<number | null>(null);
  useEffect(() => {
    call(listDevices, {}).then(
      (devices) => {
        const elsewhere = devices.filter(({ isCurrent }) => !isCurrent).map((device) => Date.parse(device.lastUsedAt));
        const last = Math.max(usedAt, ...elsewhere);
        if (removalOf(last, returnedAt).isNear) setLastUse(last);
        // Another device has used the account in the meantime, so it was never close to deletion.
        else forgetAbsence();
      },
      (error: unknown) => console.info('The check is repeated on the next page:', error),
    );
  }, [usedAt, returnedAt]);
  return lastUse;
}

function Over(absence: Extract<Absence, { kind: 'over' }>) {
  const t = useTranslations('site');
  const language = useLanguage();
  const lastUse = useLastUse(absence);
  const [isDismissed, setIsDismissed] = useState(false);
  const usedAt = deviceUsedAt(accessToken());
  if (lastUse === null || usedAt === null || isDismissed) return null;
  const dismiss = () => {
    forgetAbsence();
    setIsDismissed(true);
  };
  const { daysLeft } = removalOf(lastUse, absence.returnedAt);
  return (
    <Alert onDismiss={dismiss}>
      {t('wasNearlyDeleted', {
        days: Math.max(daysLeft, 0),
        last: localDay(lastUse, language),
        until: localDay(removalOf(usedAt, Date.now()).at, language),
      })}{' '}
      <AddEmail />
    </Alert>
  );
}
