import 'server-only';
import { env } from '@/lib/env';
import { dateIn } from '@/lib/kernel/calendar';
import type { Language } from '@/lib/kernel/language';
import { listEvents, writeCalendar } from './calendar-rules';
import { findChosenPlan, type Reader } from './service';

/** Returns the text of a calendar file with the coming study days and the exam. */
export async function writePlanCalendar(reader: Reader, language: Language): Promise<string> {
  const plan = await findChosenPlan(reader);
  const { NEXT_PUBLIC_PRODUCT_NAME: productName, PUBLIC_URL: publicUrl } = env();
  const today = dateIn(plan.timeZone, reader.now);
  return writeCalendar(
    productName,
    listEvents(plan, today, { productName, publicUrl, learner: reader.userId, language }),
    reader.now,
  );
}
