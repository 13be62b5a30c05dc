import { EmptyGauge } from '@/components/layout/empty-gauge';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { ReportView } from '@/lib/reports/contract';
import { REPORT_REASONS, type ReportReason } from '@/lib/reports/rules';

const STATES = {
  open: { word: "We're on it", variant: 'info' },
  resolved: { word: 'Fixed', variant: 'success' },
  declined: { word: 'No change needed', variant: 'default' },
} as const;

const reasonName = (reason: string): string => REPORT_REASONS[reason as ReportReason] ?? reason;

export function ReportList({ reports }: { reports: ReportView[] }) {
  if (reports.length === 0) {
    return (
      <EmptyState picture={<EmptyGauge word="0" />} title="No reports yet">
        See something wrong in a question? Press “Report a problem” under its explanation.
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {reports.map((report) => (
        <li key={report.id} className="rounded-xl border border-border bg-card p-4 sm:p-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{reasonName(report.reason)}</span>
            <Badge variant={STATES[report.status].variant}>{STATES[report.status].word}</Badge>
          </div>
          <p className="mt-2 break-words">{report.questionText}</p>
          {report.comment ? (
            <p className="mt-2 break-words text-muted-foreground">You wrote: {report.comment}</p>
          ) : null}
          {report.reply ? <p className="mt-2 break-words">Our answer: {report.reply}</p> : null}
        </li>
      ))}
    </ul>
  );
}
