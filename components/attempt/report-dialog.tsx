'use client';

import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { reportQuestion } from '@/lib/reports/endpoints';
import { REPORT_REASONS, type ReportReason } from '@/lib/reports/rules';

interface ReportDialogProps {
  questionId: number;
  /** Chosen options, sent with the report. */
  chosenIds: readonly number[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Progress = { at: 'writing' | 'sending' | 'sent' } | { at: 'failed'; message: string };

/** Form for a problem with a question: a reason and a comment. */
export function ReportDialog({ questionId, chosenIds, open, onOpenChange }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>('wrong-key');
  const [comment, setComment] = useState('');
  const [progress, setProgress] = useState<Progress>({ at: 'writing' });
  const isSending = progress.at === 'sending';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setProgress({ at: 'sending' });
    try {
      await call(reportQuestion, { params: { id: questionId }, body: { reason, comment, answerIds: [...chosenIds] } });
      setProgress({ at: 'sent' });
    } catch (error) {
      setProgress({ at: 'failed', message: errorText(error, 'Failed to send the report. Please try again.') });
    }
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Report a problem with this question" locked={isSending}>
        {progress.at === 'sent' ? (
          <Alert variant="success">Thanks. We'll look into it. Check My Reports for our answer.</Alert>
        ) : (
          <form className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
            <Field label="What's wrong?">
              {(control) => (
                <Select {...control} value={reason} onChange={(event) => setReason(event.target.value as ReportReason)}>
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
            {progress.at === 'failed' ? <Alert variant="error">{progress.message}</Alert> : null}
            <Button type="submit" disabled={isSending}>
              {isSending ? 'Sending…' : 'Send report'}
            </Button>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}
