import { type ExternalToast, toast } from 'sonner';
import { messageOf } from './message-of';

/** Specification §4 "Admin form status". */
export const CREATED_SHOWN_MS = 3000;
export const EDITED_SHOWN_MS = 1500;

/** Specification §8: toasts are titled Error or Success. */
export const saySuccess = (description: string, more: ExternalToast = {}) =>
  toast.success('Success', { description, duration: CREATED_SHOWN_MS, ...more });

/** The server's message where there is one, else the page's own. Answers what was said. */
export function sayError(error: unknown, fallback: string): string {
  const description = messageOf(error, fallback);
  toast.error('Error', { description });
  return description;
}
