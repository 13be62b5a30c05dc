'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

const HANDLER = '/api/auth';

const ask = async <T,>(path: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(`${HANDLER}${path}`, { ...init, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as T;
};

/** Present only where the operator has set Google up. */
export function GoogleButton({ onError }: { onError: (message: string) => void }) {
  const [isOffered, setIsOffered] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    let isGone = false;
    ask<{ google?: unknown }>('/providers').then(
      (providers) => {
        if (!isGone) setIsOffered(providers.google !== undefined);
      },
      (error: Error) => console.warn('Whether Google sign-in is offered could not be asked:', error.message),
    );
    return () => {
      isGone = true;
    };
  }, []);
  const leave = async () => {
    setIsLeaving(true);
    try {
      const { csrfToken } = await ask<{ csrfToken: string }>('/csrf');
      const callbackUrl = `${location.origin}/signed-in${location.search}`;
      const { url } = await ask<{ url: string }>('/signin/google', {
        method: 'POST',
        body: new URLSearchParams({ csrfToken, callbackUrl, json: 'true' }),
      });
      location.assign(url);
    } catch (error) {
      console.warn('Google could not be reached:', error);
      onError("We couldn't reach Google. Try again, or sign in with your password.");
      setIsLeaving(false);
    }
  };
  if (!isOffered) return null;
  return (
    <Button type="button" variant="outline" size="lg" disabled={isLeaving} onClick={() => void leave()}>
      Continue with Google
    </Button>
  );
}
