import { serveMedia } from '@/lib/http/serve';
import { writePlanCalendar } from '@/lib/plan/calendar-service';
import * as contract from '@/lib/plan/contract';
import { getCalendar } from '@/lib/plan/endpoints';

export const GET = serveMedia(getCalendar, contract.getCalendar, async ({ viewer, client, now }) => ({
  type: 'text/calendar',
  name: 'study-plan.ics',
  text: await writePlanCalendar({ userId: viewer.userId, timeZone: client.timeZone, now }, client.language),
}));
