import { safeNext } from '@/lib/kernel/safe-next';

/** Page to open after a sign-in: the page in `?next=`, otherwise the test chooser. */
export const afterSignIn = (search: string): string =>
  safeNext(new URLSearchParams(search).get('next')) ?? '/test-selection';
