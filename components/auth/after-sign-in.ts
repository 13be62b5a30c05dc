import { safeNext } from '@/lib/kernel/safe-next';

/** Where a sign-in leads: back to the guarded page that asked for it (`?next=`), else to the test chooser. */
export const afterSignIn = (search: string): string =>
  safeNext(new URLSearchParams(search).get('next')) ?? '/test-selection';
