'use client';

import Link from 'next/link';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '@/components/ui/alert';
import { listDevices } from '@/lib/account/devices/endpoints';
import { DEVICE_IDLE_DAYS, removalOf } from '@/lib/auth/expiry/rules';
import { call } from '@/lib/browser/api/call';
import { type Absence, absenceOf, deviceUsedAt, forgetAbsence, localDay } from '@/lib/browser/session/long-absence';
import { renewTokens } from '@/lib/browser/session/renew';
import { accessToken, onTokensChange, refreshToken } from '@/lib/browser/session/token-store';
import { KEEP_PROGRESS } from './keep-progress';

/** A text, because what is compared by identity must not be made anew each time. */
const read = (): string => JSON.stringify(absenceOf(accessToken(), Date.now()));
const nothing = (): string => 'null';

/** To a device account that is deleted soon unless it is used, and once to one that was nearly deleted. Below the header. */
export function RemovalNotice() {
  const absence = JSON.parse(useSyncExternalStore(onTokensChange, read, nothing)) as Absence | null;
  const room = document.getElementById('removal-notice');
  if (!absence || !room) return null;
  return createPortal(absence.kind === 'lasting' ? <Lasting {...absence} /> : <Over {...absence} />, room);
}

function AddEmail({ children }: { children: string }) {
  return (
    <Link href={KEEP_PROGRESS} prefetch={false} className="font-medium underline">
      {children}
    </Link>
  );
}

/** The device has not reached the server since. As soon as it does, the account is kept or known to be gone. */
function Lasting({ usedAt }: Extract<Absence, { kind: 'lasting' }>) {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const tryNow = () =>
      void renewTokens().catch(() => {
        setHasFailed(true);
        // The account has ended. A page for visitors would go on in silence; the sign-in says what has become of it.
        if (refreshToken() === null) location.assign('/?next=/today');
      });
    tryNow();
    window.addEventListener('online', tryNow);
    return () => window.removeEventListener('online', tryNow);
  }, []);
  if (!hasFailed) return null;
  const { at, daysLeft } = removalOf(usedAt, Date.now());
  return (
    <Alert variant="warning">
      {daysLeft > 0
        ? `This account has no email, and this device last reached us on ${localDay(usedAt)}. The account is deleted after ${DEVICE_IDLE_DAYS} days without use: on ${localDay(at)}, unless you open it online before then, here or on another phone.`
        : `This account has no email, and this device last reached us on ${localDay(usedAt)}. It was to be deleted on ${localDay(at)}, after ${DEVICE_IDLE_DAYS} days without use. Open this page online to see whether it is still there. What you have answered offline stays on this device.`}
      {daysLeft > 0 ? (
        <>
          {' '}
          <AddEmail>Add an email to keep it.</AddEmail>
        </>
      ) : null}
    </Alert>
  );
}

/** When the account was used before this device came back to it, on whatever device; null while it is unknown. */
function useLastUse({ usedAt, returnedAt }: Extract<Absence, { kind: 'over' }>): number | null {
  const [lastUse, setLastUse] = useState<number | null>(null);
  useEffect(() => {
    call(listDevices, {}).then(
      (devices) => {
        const elsewhere = devices.filter(({ isCurrent }) => !isCurrent).map((device) => Date.parse(device.lastUsedAt));
        const last = Math.max(usedAt, ...elsewhere);
        if (removalOf(last, returnedAt).isNear) setLastUse(last);
        // Another phone has used the account meanwhile: it was never near its end.
        else forgetAbsence();
      },
      (error: unknown) => console.info('Asked again on the next page:', error),
    );
  }, [usedAt, returnedAt]);
  return lastUse;
}

function Over(absence: Extract<Absence, { kind: 'over' }>) {
  const lastUse = useLastUse(absence);
  const [isDismissed, setIsDismissed] = useState(false);
  const usedAt = deviceUsedAt(accessToken());
  if (lastUse === null || usedAt === null || isDismissed) return null;
  const dismiss = () => {
    forgetAbsence();
    setIsDismissed(true);
  };
  const { daysLeft } = removalOf(lastUse, absence.returnedAt);
  const days = daysLeft < 1 ? 'less than a day' : daysLeft === 1 ? '1 day' : `${daysLeft} days`;
  return (
    <Alert onDismiss={dismiss}>
      This account was {days} from being deleted: it has no email, and nobody had used it since {localDay(lastUse)}. It
      is kept now, until {localDay(removalOf(usedAt, Date.now()).at)} if nobody opens it again.{' '}
      <AddEmail>Add an email to keep it.</AddEmail>
    </Alert>
  );
}
