'use client';

import type { ComponentProps } from 'react';
import { useTranslations } from '#texts';
import { ErrorPage } from '@/components/layout/error-page';

export default function FavoritesError(props: ComponentProps<typeof ErrorPage>) {
  const t = useTranslations('favorites');
  return <ErrorPage {...props} title={t('favoritesNotLoaded')} />;
}
