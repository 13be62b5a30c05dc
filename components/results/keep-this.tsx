'use client';

import Link from 'next/link';
import { useViewer } from '@/lib/browser/session/viewer';

/** Warns the user of a device account that the result can be reached only on this device. */
export function KeepThis() {
  const { user } = useViewer();
  if (user?.email !== '') return null;
  return (
    <p className="rounded-xl border border-border bg-card p-4">
      Your account has no email, so only this device can open this result.{' '}
      <Link href="/profile#keep-progress" prefetch={false} className="text-primary underline underline-offset-4">
        Add an email
      </Link>{' '}
      to see it anywhere.
    </p>
  );
}
