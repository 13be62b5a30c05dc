'use client';

import { useEffect } from 'react';
import { useTranslations } from '#texts';
import { readLanguage } from '@/lib/kernel/language';

const LOOK_EVERY_MS = 4000;

/** Reloads the requested page as soon as the server responds again. */
export function RetryWhenBack() {
  const t = useTranslations('site');
  useEffect(() => {
    if (readLanguage(location.pathname).path === '/offline') return;
    const look = async () => {
      // Ignores a failed request, because the next one may succeed.
      const answer = await fetch('/api/health/ready', { cache: 'no-store' }).catch(() => null);
      if (answer?.ok) location.reload();
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return <p className="text-muted-foreground">{t('itllOpenOnItsOwn')}</p>;
}
