import { Alert } from '@/components/ui/alert';
import type { FormStatus } from './use-form-status';

/**
 * Scrolls to the success or error message, because a form that was saved with Ctrl+Enter may be longer than the screen.
 */
const intoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

export function FormNote({ status }: { status: FormStatus }) {
  if (status.kind === 'idle') return null;
  return (
    <div key={status.message} ref={intoView}>
      <Alert variant={status.kind}>{status.message}</Alert>
    </div>
  );
}
