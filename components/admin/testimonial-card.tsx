'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { call } from '@/lib/browser/api/call';
import type { AdminTestimonialView } from '@/lib/testimonials/approving/contract';
import { decideTestimonial } from '@/lib/testimonials/approving/endpoints';

export const TESTIMONIAL_STATUS_NAMES = { waiting: 'Waiting', approved: 'Approved', declined: 'Declined' } as const;

const BADGES = { waiting: 'info', approved: 'success', declined: 'default' } as const;

/** One learner's testimonial with its actions. Nobody but the learner can change the text. */
export function TestimonialCard({ testimonial }: { testimonial: AdminTestimonialView }) {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const decide = async (status: 'approved' | 'declined') => {
    setIsSaving(true);
    try {
      const body = { status, seenWrittenAt: testimonial.writtenAt };
      await call(decideTestimonial, { params: { userId: testimonial.userId }, body });
      saySuccess(status === 'approved' ? 'Approved: the landing page shows it' : 'Declined');
    } catch (error) {
      sayError(error, 'That could not be saved');
    }
    // Also runs after a conflict, so that the list shows the stored state.
    await client.invalidateQueries({ queryKey: ['admin'] });
    setIsSaving(false);
  };
  const who = `${testimonial.firstName}, ${testimonial.trade}`;
  return (
    <li>
      <Card className="flex flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="min-w-0 break-words font-semibold text-lg">
            {who}
          </h2>
          <Badge variant={BADGES[testimonial.status]}>{TESTIMONIAL_STATUS_NAMES[testimonial.status]}</Badge>
        </div>
        <p className="text-muted-foreground text-sm">
          Written <LocalTime instant={testimonial.writtenAt} />
        </p>
        <blockquote dir="auto" className="max-w-measure break-words border-border-strong border-l-4 pl-3">
          {testimonial.text}
        </blockquote>
        <div className="flex flex-wrap gap-3">
          {testimonial.status === 'approved' ? null : (
            <Button variant="outline" inactive={isSaving} onClick={() => void decide('approved')}>
              Approve
            </Button>
          )}
          {testimonial.status === 'declined' ? null : (
            <Button variant="outline" inactive={isSaving} onClick={() => void decide('declined')}>
              Decline
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
