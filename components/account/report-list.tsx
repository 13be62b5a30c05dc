import { useLanguage, useTranslations } from '#texts';
import { EmptyGauge } from '@/components/layout/empty-gauge';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { ReportView } from '@/lib/reports/contract';
import { REPORT_REASONS, type ReportReason } from '@/lib/reports/rules';

const STATES = {
  open: { word: 'open', variant: 'info' },
  resolved: { word: 'fixed', variant: 'success' },
  declined: { word: 'declined', variant: 'default' },
} as const;

const isReason = (reason: string): reason is ReportReason => Object.hasOwn(REPORT_REASONS, reason);

export function ReportList({ reports }: { reports: ReportView[] }) {
  const t = useTranslations('reports');
  const attempt = useTranslations('attempt');
  const isSpanish = useLanguage() === 'es';
  if (reports.length === 0) {
    return (
      <EmptyState picture={<EmptyGauge word="0" />} title={t('noReportsYet')}>
        {t('noReportsHint')}
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {reports.map((report) => (
        <li key={report.id} className="rounded-xl border border-border bg-card p-4 sm:p-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">
              {isReason(report.reason) ? attempt(`reportReasons.${report.reason}`) : report.reason}
            </span>
            <Badge variant={STATES[report.status].variant}>{t(STATES[report.status].word)}</Badge>
          </div>
          <p lang={isSpanish ? 'en' : undefined} className="mt-2 break-words">
            {report.questionText}
          </p>
          {report.comment ? (
            <p className="mt-2 break-words text-muted-foreground">{t('youWrote', { comment: report.comment })}</p>
          ) : null}
          {report.reply ? <p className="mt-2 break-words">{t('ourAnswer', { reply: report.reply })}</p> : null}
        </li>
      ))}
    </ul>
  );
}
