import 'server-only';
import { listCompletedTests } from '@/lib/classes/results/service';
import type { Asking } from '@/lib/classes/teaching-access/service';
import type { PlaceId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';
import { Problem } from '@/lib/kernel/problem';
import { readFonts } from './adapter';
import { drawCertificate } from './codec';
import { findCertified } from './store';
import { viewCertificate } from './view';

interface AskingForOne extends Asking {
  placeId: PlaceId;
  timeZone: string | null;
  language: Language;
}

/**
 * Returns the certificate as a PDF file. Only the class's instructors and the student may get it; throws `NOT_FOUND`
 * for everybody else, and `CONFLICT` while the student has no completed test.
 */
export async function getCertificate(
  { viewer, id, placeId, timeZone, language }: AskingForOne,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const found = await findCertified(id, placeId, viewer.userId);
  if (!found) throw new Problem('NOT_FOUND', 'There is no such student here. Open the class again.');
  const tests = await listCompletedTests(id, placeId, found.seesSince);
  if (tests.length === 0) {
    throw new Problem(
      'CONFLICT',
      'The score for a certificate was not reached in any test of the class yet. Take a test again, then try again.',
    );
  }
  const certificate = viewCertificate(found, tests, { timeZone: timeZone ?? 'UTC', language, now });
  return drawCertificate(certificate, { fonts: await readFonts(), now });
}
