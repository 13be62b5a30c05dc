'use client';

import type { ComponentProps } from 'react';
import { ErrorPage } from '@/components/layout/error-page';

export default function QuestionsError(props: ComponentProps<typeof ErrorPage>) {
  return <ErrorPage {...props} title="Failed to load data" />;
}
