'use client';

import { useEffect, useLayoutEffect } from 'react';
import { paintAgain, wakeWhenTakenOver } from '@/lib/browser/page/early-presses';

/** Last in the page, so that its effects run after those of everything before it. */
export function Ready() {
  useLayoutEffect(paintAgain, []);
  useEffect(wakeWhenTakenOver, []);
  return null;
}
