'use client';

import type { ComponentProps } from 'react';
import { ErrorPage } from '@/components/layout/error-page';

export default function FavoritesError(props: ComponentProps<typeof ErrorPage>) {
  return <ErrorPage {...props} title="Failed to load favorites. Please try again." />;
}
