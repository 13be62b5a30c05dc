'use client';

import type { ReactNode } from 'react';
import { PraiseList } from './praise-list';
import { useRecord } from './use-record';

/** Praise that was given, in the place of what stands there without any. */
export function PraiseOr({ children }: { children: ReactNode }) {
  const [place, record] = useRecord<HTMLDivElement>();
  return (
    <div ref={place} data-wakes="">
      {record && record.praise.length > 0 ? <PraiseList praise={record.praise} /> : children}
    </div>
  );
}
