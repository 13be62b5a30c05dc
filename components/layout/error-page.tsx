'use client';

import { useEffect } from 'react';

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
export function ErrorPage({ error, retry, title = 'Something went wrong' }: ErrorPageProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center justify-center gap-4 px-4 py-10 text-center">
      <h1 className="font-bold text-3xl">{title}</h1>
      <p className="text-muted-foreground">
        This page couldn't load. Your answers are safe.
        {error.digest ? ` Reference: ${error.digest}` : ''}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={retry} className={`${PRESS} bg-primary text-primary-foreground`}>
          Try again
        </button>
        <a href="/" className={`${PRESS} border border-border-strong bg-card`}>
          Return to Home
        </a>
      </div>
    </div>
  );
}
