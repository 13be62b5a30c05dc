import { type ExternalToast, toast } from 'sonner';
import { errorText } from '@/lib/browser/api/error-text';
import { inPageLanguage } from '@/lib/browser/page/in-page-language';

/** Milliseconds for which a form shows its message after creating something. */
export const CREATED_SHOWN_MS = 3000;
/** Milliseconds for which a form shows its message after a change, before it closes. */
export const EDITED_SHOWN_MS = 1500;

/** Shows a success toast. A toast with the same `id` in `more` replaces it. */
export const saySuccess = (description: string, more: ExternalToast = {}) =>
  toast.success(inPageLanguage({ en: 'Success', es: 'Listo' }), { description, duration: CREATED_SHOWN_MS, ...more });

/** Shows an error toast and returns its message. */
export function sayError(error: unknown, fallback: string, more: ExternalToast = {}): string {
  const description = errorText(error, fallback);
  toast.error('Error', { description, ...more });
  return description;
}
