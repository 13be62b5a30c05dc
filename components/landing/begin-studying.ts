import { beginAttempt, findOpenAttempt } from '@/components/test/begin-attempt';
import { startOnDevice } from '@/lib/browser/session/start-device';
import { SECTIONS } from '@/lib/kernel/exam';

/** Afterwards there is a test in progress: the one that there was, or practice in the first section. Throws `CallError`, `StartError`. */
export async function beginStudying(): Promise<void> {
  await startOnDevice();
  if (await findOpenAttempt()) return;
  const sectionIds = SECTIONS.slice(0, 1).map(({ id }) => id);
  await beginAttempt({ testType: 'practice', sectionIds, timeFactor: 1, isOnePress: true });
}
