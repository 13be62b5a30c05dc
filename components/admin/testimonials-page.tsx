'use client';

import { EmptyState } from '@/components/ui/empty-state';
import { call } from '@/lib/browser/api/call';
import type { Page } from '@/lib/kernel/pagination';
import type { AdminTestimonialView } from '@/lib/testimonials/approving/contract';
import { listTestimonials } from '@/lib/testimonials/approving/endpoints';
import { readTestimonialStatus, TESTIMONIAL_STATUSES } from '@/lib/testimonials/rules';
import { LoadError } from './load-error';
import { PagedList } from './paged-list';
import { ShowSelect } from './show-select';
import { TESTIMONIAL_STATUS_NAMES, TestimonialCard } from './testimonial-card';
import { useAddress } from './use-address';
import { useAdminList } from './use-admin-list';

/** Lists the testimonials of learners. `initial` is the page that the server rendered for the opened URL. */
export function TestimonialsPage({ initial }: { initial: Page<AdminTestimonialView> }) {
  const { show, page, changeShow, changePage } = useAddress();
  const status = readTestimonialStatus(show);
  const { shown, ...list } = useAdminList({
    name: 'praise',
    asked: `${status} ${page}`,
    initial,
    load: () => call(listTestimonials, { query: { status, page } }),
  });
  return (
    <div className="flex flex-col gap-4">
      <ShowSelect
        value={status}
        options={TESTIMONIAL_STATUSES.map((name) => [name, TESTIMONIAL_STATUS_NAMES[name]])}
        onChange={changeShow}
      />
      <p className="max-w-measure text-muted-foreground">
        The landing page shows the three that were approved last. Nobody but the learner can change the words.
      </p>
      <LoadError error={list.error} fallback="Failed to load data" onRetry={() => void list.refetch()} />
      <PagedList
        list={shown}
        page={page}
        isFetching={list.isFetching}
        empty={
          <EmptyState title="No testimonials here">
            {status === 'waiting' ? 'No testimonial is waiting to be approved.' : 'Choose another status above.'}
          </EmptyState>
        }
        onPageChange={changePage}
      >
        <ul className="flex flex-col gap-4">
          {shown.items.map((testimonial) => (
            <TestimonialCard
              key={`${testimonial.userId} ${testimonial.writtenAt} ${testimonial.status}`}
              testimonial={testimonial}
            />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}
