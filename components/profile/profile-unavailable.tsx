'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

interface ProfileUnavailableProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** Shown when the profile could not be loaded. */
export function ProfileUnavailable({ error, retry }: ProfileUnavailableProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <EmptyState
      title="Failed to load profile"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={retry}>Try again</Button>
          <LinkButton href="/" variant="outline">
            Go Home
          </LinkButton>
        </div>
      }
    >
      Check your connection and try again.{error.digest ? ` Reference: ${error.digest}` : ''}
    </EmptyState>
  );
}
