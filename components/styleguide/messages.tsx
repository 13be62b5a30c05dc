'use client';

import { toast } from 'sonner';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { Toaster } from '@/components/ui/toaster';
import { Specimen } from './specimen';

const VARIANTS = ['info', 'success', 'warning', 'error'] as const;

export function Messages() {
  return (
    <>
      <Specimen
        title="Alert"
        note="variant, onDismiss. What is wrong, beside where it is wrong. error interrupts a screen reader."
      >
        <div className="flex flex-col gap-3">
          {VARIANTS.map((variant) => (
            <Alert key={variant} variant={variant} onDismiss={() => toast('Dismissed')}>
              An alert of the variant {variant}.
            </Alert>
          ))}
        </div>
      </Specimen>
      <Specimen
        title="Toaster"
        note="Put it once in a layout, then call toast.success and toast.error from sonner. Toasts report what happened, never errors in a form."
      >
        <div className="flex gap-3">
          <Button variant="outline" onClick={() => toast.success('Success', { description: 'Saved.' })}>
            toast.success
          </Button>
          <Button variant="outline" onClick={() => toast.error('Error', { description: 'Not saved.' })}>
            toast.error
          </Button>
        </div>
        <Toaster />
      </Specimen>
      <Specimen
        title="EmptyState, Skeleton and Progress"
        note="EmptyState: picture, title, children, action. Skeleton has the size of the content that is loading. Progress: value, max, label."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <EmptyState title="No Favorites Yet" action={<Button>Browse Questions</Button>}>
            Mark a question with the star and it waits here.
          </EmptyState>
          <div className="flex flex-col gap-3">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-24 w-full" />
            <Progress value={40} label="Question 4 of 10" />
          </div>
        </div>
      </Specimen>
    </>
  );
}
