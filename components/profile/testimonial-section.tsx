'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import type { OwnTestimonial } from '@/lib/testimonials/contract';
import { deleteTestimonial } from '@/lib/testimonials/endpoints';
import { TestimonialForm } from './testimonial-form';

const STATES = {
  waiting: 'Nobody sees this yet. An admin reads it first.',
  approved: 'Approved. The landing page shows the three most recently approved.',
  declined: 'Declined. Nobody sees this.',
} as const;

/** Lets the learner write a testimonial, allow its publication and withdraw it. */
export function TestimonialSection({ initial }: { initial: OwnTestimonial }) {
  const [testimonial, setTestimonial] = useState(initial);
  const [isWriting, setIsWriting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const takeBack = useMutation({
    mutationFn: () => call(deleteTestimonial, {}),
    onSuccess: (none) => {
      done(none);
      saySuccess('Erased. It is no longer shown anywhere.');
    },
    onError: (error) => sayError(error, "We couldn't take that back. Please try again."),
    onSettled: () => setIsAsking(false),
  });
  const done = (saved: OwnTestimonial) => {
    setTestimonial(saved);
    setIsWriting(false);
  };
  return (
    <section id="words" aria-labelledby="praise" className="flex flex-col items-start gap-3">
      <h2 id="praise" className="font-semibold text-xl">
        Would you recommend us to others?
      </h2>
      {testimonial ? (
        <>
          <p>{STATES[testimonial.status]}</p>
          <figure dir="auto" className="max-w-measure border-border-strong border-l-4 pl-3">
            <blockquote className="break-words">{testimonial.text}</blockquote>
            <figcaption className="mt-1 break-words text-muted-foreground">
              {testimonial.firstName}, {testimonial.trade}
            </figcaption>
          </figure>
        </>
      ) : (
        <p className="max-w-measure">
          Write two sentences for our landing page, shown with your first name and trade. We never change your words.
        </p>
      )}
      {isWriting ? (
        <TestimonialForm testimonial={testimonial} onSaved={done} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setIsWriting(true)}>
            {testimonial ? 'Rewrite it' : 'Write something'}
          </Button>
          {testimonial ? (
            <Button variant="outline" onClick={() => setIsAsking(true)}>
              Take it back
            </Button>
          ) : null}
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => setIsAsking(false)}
        destructive
        pending={takeBack.isPending}
        title="Take your words back?"
        description="They are erased and disappear from the landing page."
        confirmLabel="Take back"
        onConfirm={() => takeBack.mutate()}
      />
    </section>
  );
}
