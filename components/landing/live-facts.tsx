'use client';

import { RecordFacts } from './record-facts';
import { useRecord } from './use-record';

/** What changes while the page stands, read once the place comes near. */
export function LiveFacts() {
  const [place, record] = useRecord<HTMLDListElement>();
  return (
    <dl ref={place} data-wakes="" className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
      <RecordFacts record={record} />
    </dl>
  );
}
