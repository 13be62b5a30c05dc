'use client';

import { useSyncExternalStore } from 'react';

const here = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const utc = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const neverChanges = () => () => undefined;

/** An instant in the reader's time zone. The server does not know it and writes UTC, which the browser then replaces. */
export function LocalTime({ instant }: { instant: string }) {
  const isHere = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const date = new Date(instant);
  return <time dateTime={instant}>{isHere ? here.format(date) : `${utc.format(date)} UTC`}</time>;
}
