'use client';

import { useEffect } from 'react';
import { tryReturnTo } from '@/lib/browser/session/return-to';

/** Leads members whose page cookie has run out back to Today. Visitors stay. */
export function ReturnToToday() {
  useEffect(() => void tryReturnTo('/today'), []);
  return null;
}
