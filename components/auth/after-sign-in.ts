import { safeNext } from '@/lib/kernel/safe-next';

/** Page after a sign-in: the guarded page that asked for it (`?next=`), else the test chooser. */
export const afterSignIn = (search: string): string =>
  safeNext(new URLSearchParams(search).get('next')) ?? '/test-selection';
