'use client';

import { useEffect } from 'react';
import { usePaths, useTranslations } from '#texts';

const PRESS = 'inline-flex h-12 items-center justify-center rounded-lg px-5 font-semibold';

interface ErrorPageProps {
  error: Error & { digest?: string };
  retry: () => void;
  /** Title of the failure. Defaults to a general one. */
  title?: string;
}

/**
 * Content of an `error.tsx`. Public pages have no `error.tsx`, because an error boundary would enlarge their scripts.
 */
export function ErrorPage({ error, retry, title }: ErrorPageProps) {
  const t = useTranslations('site');
  const toPath = usePaths();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center justify-center gap-4 px-4 py-10 text-center">
      <h1 className="font-bold text-3xl">{title ?? t('somethingWentWrong')}</h1>
      <p className="text-muted-foreground">
        {t('pageFailed')} {error.digest ? t('reference', { digest: error.digest }) : null}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={retry} className={`${PRESS} bg-primary text-primary-foreground`}>
          {t('tryAgain')}
        </button>
        <a href={toPath('/')} className={`${PRESS} border border-border-strong bg-card`}>
          {t('returnToHome')}
        </a>
      </div>
    </div>
  );
}
