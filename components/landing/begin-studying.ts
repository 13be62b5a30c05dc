import { beginAttempt, findOpenAttempt, StartError } from '@/components/attempt/begin-attempt';
import { dialogErrorText } from '@/lib/browser/api/visitor-error-text';
import { startOnDevice } from '@/lib/browser/session/start-device';
import { SECTIONS } from '@/lib/kernel/exam';

const NO_CONNECTION = 'No connection. Try again.';

/**
 * Ensures that a test is in progress: keeps an unfinished test, otherwise starts practice in the first section. Creates
 * a device account if nobody is signed in. Throws `StartError`.
 */
export async function beginStudying(): Promise<void> {
  await startOnDevice().catch((error: unknown) => {
    throw new StartError(dialogErrorText(error, NO_CONNECTION));
  });
  if (await findOpenAttempt()) return;
  const sectionIds = SECTIONS.slice(0, 1).map(({ id }) => id);
  await beginAttempt({ testType: 'practice', sectionIds, timeFactor: 1, isOnePress: true });
}
