'use client';

import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { useTranslations } from '#texts';
import { openAtTop } from '@/components/layout/page-focus';
import { useOnDemand, useRetry } from '@/components/layout/use-on-demand';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { PRODUCT_NAME } from '@/lib/kernel/product';

interface FreshResultProps<Props extends object> {
  title: string;
  /** Text that states where the answers are stored. Shown if the result's code cannot be loaded. */
  kept: string;
  load: () => Promise<ComponentType<Props>>;
  /** Props of the loaded component. */
  props: Props;
}

/** Shows the result on the page of the test, so that a test can also be finished without a connection. */
export function FreshResult<Props extends object>({ title, kept, load, props }: FreshResultProps<Props>) {
  const t = useTranslations('attempt');
  const { Component, isFailed, request } = useOnDemand(load);
  // The page may be scrolled, and the focused button that ended the test is gone.
  useLayoutEffect(openAtTop, []);
  // The URL changed without a navigation, so nothing else sets the title.
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`;
  }, [title]);
  useEffect(() => void request(), [request]);
  useRetry(isFailed, request);
  return (
    <>
      <PageHeader title={title} />
      {Component ? <Component {...props} /> : null}
      {isFailed ? <Alert variant="info">{t('resultWhenOnline', { kept })}</Alert> : null}
    </>
  );
}
