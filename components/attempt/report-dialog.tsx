'use client';

import { type FormEvent, useState } from 'react';
import { useTranslations } from '#texts';
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

const REPORT_REASON_KEYS = Object.keys(REPORT_REASONS) as ReportReason[];

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
  const t = useTranslations('attempt');
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
      setProgress({ at: 'failed', message: errorText(error, t('reportNotSent')) });
    }
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t('reportTitle')} locked={isSending}>
        {progress.at === 'sent' ? (
          <Alert variant="success">{t('reportSent')}</Alert>
        ) : (
          <form className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
            <Field label={t('whatsWrong')}>
              {(control) => (
                <Select {...control} value={reason} onChange={(event) => setReason(event.target.value as ReportReason)}>
                  {REPORT_REASON_KEYS.map((value) => (
                    <option key={value} value={value}>
                      {t(`reportReasons.${value}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('tellUsMore')} hint={t('tellUsMoreHint')}>
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
              {isSending ? t('sending') : t('sendReport')}
            </Button>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}
