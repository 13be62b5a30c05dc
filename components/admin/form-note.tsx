import { Alert } from '@/components/ui/alert';
import type { FormStatus } from './use-form-status';

export function FormNote({ status }: { status: FormStatus }) {
  return status.kind === 'idle' ? null : <Alert variant={status.kind}>{status.message}</Alert>;
}
