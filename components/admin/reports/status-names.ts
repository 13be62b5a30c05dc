import type { ReportStatus } from '@/lib/reports/answering/rules';

export const STATUS_NAMES: Record<ReportStatus, string> = {
  open: 'Open',
  resolved: 'Resolved',
  declined: 'Declined',
};
