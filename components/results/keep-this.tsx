'use client';

import { useTranslations } from '#texts';
import { KeepProgressLink } from '@/components/layout/keep-progress-link';
import { useViewer } from '@/lib/browser/session/viewer';

/** Warns the user of a device account that the result can be reached only on this device. */
export function KeepThis() {
  const t = useTranslations('results');
  const { user } = useViewer();
  if (user?.email !== '') return null;
  return (
    <p className="rounded-xl border border-border bg-card p-4">
      {t.rich('noEmail', {
        link: (chunks) => <KeepProgressLink>{chunks}</KeepProgressLink>,
      })}
    </p>
  );
}
