import { beginAttempt, findOpenAttempt } from '@/components/attempt/begin-attempt';
import { startOnDevice } from '@/lib/browser/session/start-device';
import { SECTIONS } from '@/lib/kernel/exam';

/**
 * Ensures that a test is in progress: keeps an unfinished one, otherwise starts practice in the first section. Creates
 * a device account if nobody is signed in. Throws `CallError` or `StartError`.
 */
export async function beginStudying(): Promise<void> {
  await startOnDevice();
  if (await findOpenAttempt()) return;
  const sectionIds = SECTIONS.slice(0, 1).map(({ id }) => id);
  await beginAttempt({ testType: 'practice', sectionIds, timeFactor: 1, isOnePress: true });
}
