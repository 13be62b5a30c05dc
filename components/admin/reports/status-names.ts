import type { ReportStatus } from '@/lib/reports/answering/rules';

/** The same words as under My Reports, so that an admin sees what the reporter reads. */
export const STATUS_NAMES: Record<ReportStatus, string> = {
  open: 'Open',
  resolved: 'Fixed',
  declined: 'No change needed',
};
