'use client';

import type { ComponentProps } from 'react';
import { ErrorPage } from '@/components/layout/error-page';

export default function SectionsError(props: ComponentProps<typeof ErrorPage>) {
  return <ErrorPage {...props} title="Failed to load sections" />;
}
