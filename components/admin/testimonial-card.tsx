'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
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
  const decide = useMutation({
    mutationFn: (status: 'approved' | 'declined') => {
      const body = { status, seenWrittenAt: testimonial.writtenAt };
      return call(decideTestimonial, { params: { userId: testimonial.userId }, body });
    },
    onSuccess: (_decided, status) =>
      saySuccess(status === 'approved' ? 'Approved: the landing page shows it' : 'Declined'),
    onError: (error) => sayError(error, 'That could not be saved'),
    // Also runs after a conflict, so that the list shows the stored state.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
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
            <Button variant="outline" inactive={decide.isPending} onClick={() => decide.mutate('approved')}>
              Approve
            </Button>
          )}
          {testimonial.status === 'declined' ? null : (
            <Button variant="outline" inactive={decide.isPending} onClick={() => decide.mutate('declined')}>
              Decline
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
