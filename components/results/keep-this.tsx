'use client';

import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { useViewer } from '@/lib/browser/session/viewer';

/** Warns the user of a device account that the result can be reached only on this device. */
export function KeepThis() {
  const t = useTranslations('results');
  const toPath = usePaths();
  const { user } = useViewer();
  if (user?.email !== '') return null;
  return (
    <p className="rounded-xl border border-border bg-card p-4">
      {t.rich('noEmail', {
        link: (chunks) => (
          <Link
            href={toPath('/profile#keep-progress')}
            prefetch={false}
            className="text-primary underline underline-offset-4"
          >
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}
