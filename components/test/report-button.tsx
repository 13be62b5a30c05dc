'use client';

import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { call } from '@/lib/browser/call';
import { REPORT_REASONS, type ReportReason, reportQuestion } from '@/lib/reports/contract';

/** Lets a technician say that something is wrong with a question. */
export function ReportButton({ questionId }: { questionId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>('wrong-key');
  const [comment, setComment] = useState('');
  const report = useMutation({
    mutationFn: () => call(reportQuestion, { params: { id: questionId }, body: { reason, comment } }),
  });
  return (
    <div className="mt-4">
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        <Flag aria-hidden className="size-4" /> Report a problem
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title="Report a problem with this question" locked={report.isPending}>
          {report.isSuccess ? (
            <Alert variant="success">
              Thank you. We will look at it; you find what became of it under “My Reports” in the menu.
            </Alert>
          ) : (
            <form
              className="flex flex-col gap-4"
              onSubmit={(event) => {
                event.preventDefault();
                report.mutate();
              }}
            >
              <Field label="What is wrong?">
                {(control) => (
                  <Select
                    {...control}
                    value={reason}
                    onChange={(event) => setReason(event.target.value as ReportReason)}
                  >
                    {Object.entries(REPORT_REASONS).map(([value, name]) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Field label="Tell us more" hint="Optional. A rule or a source helps.">
                {(control) => (
                  <Textarea
                    {...control}
                    maxLength={1000}
                    value={comment}
                    onChange={(event) => setComment(event.target.value)}
                  />
                )}
              </Field>
              {report.isError ? <Alert variant="error">{report.error.message}</Alert> : null}
              <Button type="submit" disabled={report.isPending}>
                {report.isPending ? 'Sending…' : 'Send report'}
              </Button>
            </form>
          )}
        </DialogContent>
      </Dialog>
    </div>
  );
}
