'use client';

import Link from 'next/link';
import { useViewer } from '@/lib/browser/session/viewer';

/** Warns a learner with a device account that only this device has the result. */
export function KeepThis() {
  const { user } = useViewer();
  if (user?.email !== '') return null;
  return (
    <p className="rounded-xl border border-border bg-card p-4">
      This result is kept on this device only.{' '}
      <Link href="/profile#keep-progress" prefetch={false} className="text-primary underline underline-offset-4">
        Add an email to keep it
      </Link>{' '}
      and see it anywhere.
    </p>
  );
}
