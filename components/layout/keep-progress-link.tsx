import Link from 'next/link';
import type { ReactNode } from 'react';
import { usePaths } from '#texts';
import { KEEP_PROGRESS } from './keep-progress';

/** Link within a sentence to the form in which a device account adds an email address. */
export function KeepProgressLink({ children }: { children: ReactNode }) {
  const toPath = usePaths();
  return (
    <Link href={toPath(KEEP_PROGRESS)} prefetch={false} className="text-primary underline underline-offset-4">
      {children}
    </Link>
  );
}
