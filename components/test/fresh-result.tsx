'use client';

import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { openAtTop } from '@/components/layout/page-focus';
import { useOnDemand, useRetry } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { PRODUCT_NAME } from '@/lib/kernel/product';

interface FreshResultProps<Props extends object> {
  title: string;
  /** Where the answers are while the result's code cannot be had. */
  kept: string;
  load: () => Promise<ComponentType<Props>>;
  /** Passed on to the component that is loaded. */
  props: Props;
}

/** The result right after the test, shown where the test was, so that a test can also be finished without network. */
export function FreshResult<Props extends object>({ title, kept, load, props }: FreshResultProps<Props>) {
  const { Component, isFailed, request } = useOnDemand(load);
  // The test before may have been scrolled, and the button that ended it had the focus.
  useLayoutEffect(openAtTop, []);
  // The address changes without a load, and the title with it.
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`;
  }, [title]);
  useEffect(() => void request(), [request]);
  useRetry(isFailed, request);
  return (
    <>
      <PageHeader title={title} />
      {Component ? <Component {...props} /> : null}
      {isFailed ? <Alert variant="info">{kept} You'll see your result when you're back online.</Alert> : null}
    </>
  );
}
