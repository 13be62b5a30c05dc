import { EmptyGauge } from '@/components/layout/empty-gauge';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { REPORT_REASONS, type ReportReason, type ReportView } from '@/lib/reports/contract';

const STATES = {
  open: { word: 'Being looked at', variant: 'info' },
  resolved: { word: 'Mended', variant: 'success' },
  declined: { word: 'Left as it is', variant: 'default' },
} as const;

const reasonName = (reason: string): string => REPORT_REASONS[reason as ReportReason] ?? reason;

export function ReportList({ reports }: { reports: ReportView[] }) {
  if (reports.length === 0) {
    return (
      <EmptyState picture={<EmptyGauge word="0" />} title="No reports yet">
        When something about a question seems wrong, press “Report a problem” below its explanation.
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
