'use client';

import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '#texts';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { loadReportDialog } from './load-report-dialog';

interface ReportButtonProps {
  question: { id: number };
  /** Options that the learner chose. */
  chosenIds: readonly number[];
}

/** Button that reports a problem with a question. */
export function ReportButton({ question, chosenIds }: ReportButtonProps) {
  const t = useTranslations('attempt');
  const site = useTranslations('site');
  const [isOpen, setIsOpen] = useState(false);
  const { Component, isFailed, request } = useOnDemand(loadReportDialog);
  const open = () => {
    setIsOpen(true);
    void request();
  };
  return (
    <div className="mt-4">
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={open}>
        <Flag aria-hidden className="size-4" />
        {t('reportAProblem')}
      </Button>
      {isFailed ? <Alert variant="error">{site('noConnectionTryAgain')}</Alert> : null}
      {Component ? (
        <Component questionId={question.id} chosenIds={chosenIds} open={isOpen} onOpenChange={setIsOpen} />
      ) : null}
    </div>
  );
}
