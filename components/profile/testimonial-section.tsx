'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '#texts';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/browser/api/call';
import type { OwnTestimonial } from '@/lib/testimonials/contract';
import { deleteTestimonial } from '@/lib/testimonials/endpoints';
import { TestimonialForm } from './testimonial-form';

/** Lets the learner write a testimonial, allow its publication and withdraw it. */
export function TestimonialSection({ initial }: { initial: OwnTestimonial }) {
  const t = useTranslations('outcomes');
  const [testimonial, setTestimonial] = useState(initial);
  const [isWriting, setIsWriting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const takeBack = useMutation({
    mutationFn: () => call(deleteTestimonial, {}),
    onSuccess: (none) => {
      done(none);
      saySuccess(t('erased'));
    },
    onError: (error) => sayError(error, t('notTakenBack')),
    onSettled: () => setIsAsking(false),
  });
  const done = (saved: OwnTestimonial) => {
    setTestimonial(saved);
    setIsWriting(false);
  };
  return (
    <section id="words" aria-labelledby="praise" className="flex flex-col items-start gap-3">
      <h2 id="praise" className="font-semibold text-xl">
        {t('recommend')}
      </h2>
      {testimonial ? (
        <>
          <p>{t(`testimonialStates.${testimonial.status}`)}</p>
          <figure dir="auto" className="max-w-measure border-border-strong border-l-4 pl-3">
            <blockquote className="break-words">{testimonial.text}</blockquote>
            <figcaption className="mt-1 break-words text-muted-foreground">
              {testimonial.firstName}, {testimonial.trade}
            </figcaption>
          </figure>
        </>
      ) : (
        <p className="max-w-measure">{t('recommendHint')}</p>
      )}
      {isWriting ? (
        <TestimonialForm testimonial={testimonial} onSaved={done} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setIsWriting(true)}>
            {testimonial ? t('rewriteIt') : t('writeSomething')}
          </Button>
          {testimonial ? (
            <Button variant="outline" onClick={() => setIsAsking(true)}>
              {t('takeItBack')}
            </Button>
          ) : null}
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => setIsAsking(false)}
        destructive
        pending={takeBack.isPending}
        title={t('takeBackTitle')}
        description={t('takeBackHint')}
        confirmLabel={t('takeBack')}
        onConfirm={() => takeBack.mutate()}
      />
    </section>
  );
}
