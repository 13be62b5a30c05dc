'use client';

import Link from 'next/link';
import { useViewer } from '@/lib/browser/viewer';

/** Specification §2: to the test chooser when signed in, else to the mock test. */
export function FreeTestLink() {
  const { status } = useViewer();
  return (
    <Link
      href={status === 'signed-in' ? '/test-selection' : '/mock-test'}
      prefetch={false}
      className="inline-flex h-13 items-center rounded-lg bg-accent px-6 font-semibold text-accent-foreground text-lg hover:bg-accent-hover"
    >
      Free test
    </Link>
  );
}
