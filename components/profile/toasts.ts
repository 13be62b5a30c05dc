import { toast } from 'sonner';

/** Titled as everywhere (specification §8). The word before this one is history by now, and would lie behind it. */
function say(kind: 'success' | 'error', title: string, description: string): void {
  toast.dismiss();
  toast[kind](title, { description });
}

export const saySuccess = (description: string): void => say('success', 'Success', description);
export const sayError = (description: string): void => say('error', 'Error', description);
