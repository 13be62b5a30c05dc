import { isTimeZone } from '@/lib/kernel/calendar';
import { z } from '@/lib/kernel/schema';

const summarySetting = z.object({
  /** True if this admin gets a daily email with the number of open reports. */
  isOn: z.boolean(),
});
export type SummarySetting = z.infer<typeof summarySetting>;

export const getSummarySetting = {
  summary: 'True for a caller who gets a daily summary of open reports',
  data: summarySetting,
};

export const putSummarySetting = {
  summary: 'Ask for the daily summary of open reports, or turn it off',
  body: z.strictObject({
    isOn: z.boolean(),
    /** The admin's time zone, which decides when the email is sent in the morning. */
    timeZone: z.string().max(60).refine(isTimeZone, 'Name a time zone such as America/Chicago'),
  }),
  data: summarySetting,
};
