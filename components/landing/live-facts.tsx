'use client';

import { TrackRecordFacts } from './track-record-facts';
import { useTrackRecord } from './use-track-record';

/** Facts that change after the build. They are loaded when this list comes near the viewport. */
export function LiveFacts() {
  const [place, record] = useTrackRecord<HTMLDListElement>();
  return (
    <dl ref={place} data-wakes="" className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
      <TrackRecordFacts record={record} />
    </dl>
  );
}
