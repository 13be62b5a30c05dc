import { type ExternalToast, toast } from 'sonner';
import { errorText } from '@/lib/browser/api/error-text';

/** Display time of a form's message after a creation. */
export const CREATED_SHOWN_MS = 3000;
/** Display time of a form's message after a change, before the form closes. */
export const EDITED_SHOWN_MS = 1500;

/** Shows a success toast. An `id` in `more` lets a later toast replace this one. */
export const saySuccess = (description: string, more: ExternalToast = {}) =>
  toast.success('Success', { description, duration: CREATED_SHOWN_MS, ...more });

/** Shows an error toast and returns its message. */
export function sayError(error: unknown, fallback: string, more: ExternalToast = {}): string {
  const description = errorText(error, fallback);
  toast.error('Error', { description, ...more });
  return description;
}
