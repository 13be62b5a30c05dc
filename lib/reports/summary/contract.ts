import { isTimeZone } from '@/lib/kernel/calendar';
import { z } from '@/lib/kernel/schema';

const summarySetting = z.object({
  /** Whether this admin is mailed, on a day on which reports are open, how many there are. */
  isOn: z.boolean(),
});
export type SummarySetting = z.infer<typeof summarySetting>;

export const getSummarySetting = {
  summary: 'Whether the caller is mailed a daily summary of open reports',
  data: summarySetting,
};

export const putSummarySetting = {
  summary: 'Ask for the daily summary of open reports, or turn it off',
  body: z.strictObject({
    isOn: z.boolean(),
    /** It comes in the morning there. */
    timeZone: z.string().max(60).refine(isTimeZone, 'Name a time zone such as America/Chicago'),
  }),
  data: summarySetting,
};
