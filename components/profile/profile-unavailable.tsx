'use client';

import { useEffect } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

interface ProfileUnavailableProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** Shown when the profile could not be loaded. */
export function ProfileUnavailable({ error, retry }: ProfileUnavailableProps) {
  const t = useTranslations('profile');
  const toPath = usePaths();
  const site = useTranslations('site');
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <EmptyState
      title={t('profileNotLoaded')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={retry}>{t('tryAgain')}</Button>
          <LinkButton href={toPath('/')} variant="outline">
            {t('goHome')}
          </LinkButton>
        </div>
      }
    >
      {t('checkConnection')}
      {error.digest ? ` ${site('reference', { digest: error.digest })}` : ''}
    </EmptyState>
  );
}
