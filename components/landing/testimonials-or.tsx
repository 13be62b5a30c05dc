'use client';

import type { ReactNode } from 'react';
import { RealTestimonials } from './real-testimonials';
import { useTrackRecord } from './use-track-record';

/** Shows testimonials, or the children if there are none. */
export function TestimonialsOr({ children }: { children: ReactNode }) {
  const [place, record] = useTrackRecord<HTMLDivElement>();
  return (
    <div ref={place} data-wakes="">
      {record && record.praise.length > 0 ? <RealTestimonials praise={record.praise} /> : children}
    </div>
  );
}
