'use client';

import { useEffect } from 'react';
import { useTranslations } from '#texts';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';

const loadConfirmDialog = () => import('@/components/ui/alert-dialog').then((module) => module.ConfirmDialog);

interface ReplaceQuestionProps {
  /** Test in progress that would be replaced. */
  attempt: CurrentAttempt;
  isAsked: boolean;
  onKeep: () => void;
  onReplace: () => void;
}

/**
 * Asks before another test replaces the test in progress. If the dialog's code cannot be loaded, asks within the page.
 */
export function ReplaceQuestion({ attempt, isAsked, onKeep, onReplace }: ReplaceQuestionProps) {
  const t = useTranslations('start');
  const { Component, isFailed, request } = useOnDemand(loadConfirmDialog);
  useEffect(() => void request(), [request]);
  const isExam = attempt.testType === 'exam';
  const title = isExam ? t('quitExam') : t('quitTest');
  const place = { place: attempt.index + 1, total: attempt.questions.length };
  // An exam is scored with the answers given so far. Any other test is left unfinished.
  const outcome = isExam ? t('quitExamOutcome', place) : t('quitTestOutcome', place);
  if (Component) {
    return (
      <Component
        open={isAsked}
        onOpenChange={onKeep}
        title={title}
        description={outcome}
        confirmLabel={t('startTheNewTest')}
        cancelLabel={t('goBack')}
        onConfirm={onReplace}
      />
    );
  }
  if (!isAsked || !isFailed) return null;
  return (
    <Alert variant="warning" onDismiss={onKeep}>
      <p>
        <strong>{title}</strong> {outcome}
      </p>
      <Button variant="outline" className="mt-3" onClick={onReplace}>
        {t('startTheNewTest')}
      </Button>
    </Alert>
  );
}
