'use client';

import { useEffect } from 'react';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Sitting } from '@/lib/browser/sitting';

const loadConfirmDialog = () => import('@/components/ui/alert-dialog').then((module) => module.ConfirmDialog);

interface ReplaceQuestionProps {
  /** The test under way. */
  sitting: Sitting;
  isAsked: boolean;
  onKeep: () => void;
  onReplace: () => void;
}

/** What the server does with a test that nobody goes on with: an exam is closed at its deadline, the others stay open. */
function fateOf({ testType, index, questions }: Sitting): string {
  const place = `You are at question ${index + 1} of ${questions.length}.`;
  return testType === 'exam'
    ? `${place} You cannot come back to this exam: when its time is up, it is scored with the answers given so far.`
    : `${place} You cannot come back to this test, and it is not scored.`;
}

/** Asks before another test takes the place of the one under way; in the page itself where the dialog cannot be loaded. */
export function ReplaceQuestion({ sitting, isAsked, onKeep, onReplace }: ReplaceQuestionProps) {
  const { Component, isFailed, request } = useOnDemand(loadConfirmDialog);
  useEffect(() => void request(), [request]);
  const title = sitting.testType === 'exam' ? 'Leave the exam under way?' : 'Leave the test under way?';
  if (Component) {
    return (
      <Component
        open={isAsked}
        onOpenChange={onKeep}
        title={title}
        description={fateOf(sitting)}
        confirmLabel="Start the new test"
        cancelLabel="Go back"
        onConfirm={onReplace}
      />
    );
  }
  if (!isAsked || !isFailed) return null;
  return (
    <Alert variant="warning" onDismiss={onKeep}>
      <p>
        <strong>{title}</strong> {fateOf(sitting)}
      </p>
      <Button variant="outline" className="mt-3" onClick={onReplace}>
        Start the new test
      </Button>
    </Alert>
  );
}
