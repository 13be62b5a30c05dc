'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SUBMIT_KEYS } from '@/components/admin/submit-key';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import { Textarea } from '@/components/ui/textarea';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { keepDraft, readDraft } from '@/lib/browser/session/drafts';
import type { AdminReportView } from '@/lib/reports/answering/contract';
import { answerReport } from '@/lib/reports/answering/endpoints';
import type { ReportStatus } from '@/lib/reports/answering/rules';
import { REPORT_REASONS, type ReportReason } from '@/lib/reports/rules';
import { ReportedQuestion } from './reported-question';
import { STATUS_NAMES } from './status-names';

const BADGES = { open: 'info', resolved: 'success', declined: 'default' } as const;

/** One report with its actions. The reporter reads the reply under "My Reports". */
export function ReportCard({ report }: { report: AdminReportView }) {
  const client = useQueryClient();
  const draft = `report-${report.id}`;
  const [reply, setReply] = useState(report.reply);
  useEffect(() => {
    const kept = readDraft(draft);
    if (typeof kept === 'string') setReply(kept);
  }, [draft]);
  const write = (typed: string) => {
    setReply(typed);
    keepDraft(draft, typed === report.reply ? null : typed);
  };
  const isOpen = report.status === 'open';
  const [isRefused, setIsRefused] = useState(false);
  const answer = useMutation({
    mutationFn: (status: ReportStatus) =>
      call(answerReport, { params: { id: report.id }, body: { status, reply, seenResolvedAt: report.resolvedAt } }),
    onSuccess: (_answered, status) => {
      saySuccess(`Report answered: ${STATUS_NAMES[status]}`);
      keepDraft(draft, null);
      setIsRefused(false);
    },
    onError: (error) => {
      setIsRefused(error instanceof CallError && error.code === 'CONFLICT');
      sayError(error, 'Failed to answer report');
    },
    // Also runs after a conflict, so that the admin sees the report's current state before trying again.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <li>
      <Card className="flex flex-col gap-3 p-4 sm:p-5">
        <ReportHead report={report} />
        {isRefused ? (
          <Alert variant="warning">
            The other admin replied: {report.reply || 'nothing'}. If you save now, your reply replaces it.
          </Alert>
        ) : null}
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!answer.isPending) answer.mutate(isOpen ? 'resolved' : report.status);
          }}
        >
          <Field
            label="Reply"
            hint="Optional. The person who sent the report sees your reply in My Reports, with the status named on the button that you press."
          >
            {(control) => (
              <Textarea
                {...control}
                className="min-h-20!"
                maxLength={1000}
                value={reply}
                onChange={(event) => write(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" aria-keyshortcuts={SUBMIT_KEYS} inactive={answer.isPending}>
              {isOpen ? `Answer: ${STATUS_NAMES.resolved}` : 'Save reply'}
            </Button>
            <Button
              variant="outline"
              inactive={answer.isPending}
              onClick={() => answer.mutate(isOpen ? 'declined' : 'open')}
            >
              {isOpen ? `Answer: ${STATUS_NAMES.declined}` : 'Reopen'}
            </Button>
            <LinkButton variant="outline" href={`/admin/questions?state=all&edit=${report.questionId}`}>
              Edit question {report.questionId}
            </LinkButton>
          </div>
        </form>
      </Card>
    </li>
  );
}

function ReportHead({ report }: { report: AdminReportView }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-lg">{REPORT_REASONS[report.reason as ReportReason] ?? report.reason}</h2>
        <Badge variant={BADGES[report.status]}>{STATUS_NAMES[report.status]}</Badge>
        {report.isSameWording ? null : <Badge variant="warning">The question has changed since</Badge>}
      </div>
      <p className="text-muted-foreground text-sm">
        {report.reporter || 'A deleted account'}, <LocalTime instant={report.createdAt} />
      </p>
      <ReportedQuestion report={report} />
      {report.comment ? (
        <blockquote dir="auto" className="break-words border-border-strong border-l-4 pl-3">
          {report.comment}
        </blockquote>
      ) : null}
    </>
  );
}
