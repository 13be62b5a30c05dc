import { beginAttempt, findOpenAttempt, StartError, type StartTexts } from '@/components/attempt/begin-attempt';
import { dialogErrorText } from '@/lib/browser/api/visitor-error-text';
import { startOnDevice } from '@/lib/browser/session/start-device';
import { SECTIONS } from '@/lib/kernel/exam';

/**
 * Ensures that a test is in progress: keeps an unfinished test, otherwise starts practice in the first section. Creates
 * a device account if nobody is signed in. Throws `StartError`; its message is
 * `noConnection` if the server cannot be reached.
 */
export async function beginStudying(noConnection: string, t: StartTexts): Promise<void> {
  await startOnDevice().catch((error: unknown) => {
    throw new StartError(dialogErrorText(error, noConnection));
  });
  if (await findOpenAttempt()) return;
  const sectionIds = SECTIONS.slice(0, 1).map(({ id }) => id);
  await beginAttempt({ testType: 'practice', sectionIds, timeFactor: 1, isOnePress: true }, t);
}
