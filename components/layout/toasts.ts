import { type ExternalToast, toast } from 'sonner';
import { errorText } from '@/lib/browser/api/error-text';

/** How long a form says that something was created. */
export const CREATED_SHOWN_MS = 3000;
/** How long it says that something was changed, before it closes. */
export const EDITED_SHOWN_MS = 1500;

/** An `id` in `more` lets a later toast take the place of an earlier one. */
export const saySuccess = (description: string, more: ExternalToast = {}) =>
  toast.success('Success', { description, duration: CREATED_SHOWN_MS, ...more });

/** Returns the message. */
export function sayError(error: unknown, fallback: string, more: ExternalToast = {}): string {
  const description = errorText(error, fallback);
  toast.error('Error', { description, ...more });
  return description;
}
