import { CallError } from '@/lib/browser/call-error';

/** Specification §8 "Admin": the server's message where there is one, else the page's own. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof CallError)) return fallback;
  if (error.code !== '') return error.message;
  return error.status === 0 ? `${fallback}. ${error.message}` : fallback;
}
