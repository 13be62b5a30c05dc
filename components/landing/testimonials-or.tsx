'use client';

import type { ReactNode } from 'react';
import { PraiseList } from './real-testimonials';
import { useRecord } from './use-track-record';

/** Shows testimonials, or the children if there are none. */
export function PraiseOr({ children }: { children: ReactNode }) {
  const [place, record] = useRecord<HTMLDivElement>();
  return (
    <div ref={place} data-wakes="">
      {record && record.praise.length > 0 ? <PraiseList praise={record.praise} /> : children}
    </div>
  );
}
