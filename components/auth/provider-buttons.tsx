'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { safeNext } from '@/lib/kernel/safe-next';

const HANDLER = '/api/auth';

interface OfferedProvider {
  id: string;
  name: string;
}

const ask = async <T,>(path: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(`${HANDLER}${path}`, { ...init, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as T;
};

/**
 * Builds the URL to which the provider returns. Moves the fragment of `next` to the URL itself, because browsers send
 * no fragments to servers.
 */
function returnAddress(next: string | null): string {
  const page = new URL('/signed-in', location.origin);
  const [path = '', hash = ''] = (next ?? '').split('#');
  if (path) page.searchParams.set('next', path);
  page.hash = hash;
  return page.href;
}

interface ProviderButtonsProps {
  onError: (message: string) => void;
  /** Page after the sign-in. Defaults to the one in the current URL. */
  next?: string;
}

/** Buttons for signing in with a configured provider: Google or a school. Renders nothing if none is configured. */
export function ProviderButtons({ onError, next }: ProviderButtonsProps) {
  const t = useTranslations('auth');
  const [offered, setOffered] = useState<OfferedProvider[]>([]);
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    let isGone = false;
    ask<Record<string, OfferedProvider>>('/providers').then(
      (providers) => {
        if (!isGone) setOffered(Object.values(providers));
      },
      (error: Error) => console.warn('The list of sign-in providers could not be loaded:', error.message),
    );
    return () => {
      isGone = true;
    };
  }, []);
  const leave = async ({ id, name }: OfferedProvider) => {
    setIsLeaving(true);
    try {
      const { csrfToken } = await ask<{ csrfToken: string }>('/csrf');
      const callbackUrl = returnAddress(next ?? safeNext(new URLSearchParams(location.search).get('next')));
      const { url } = await ask<{ url: string }>(`/signin/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ csrfToken, callbackUrl, json: 'true' }),
      });
      // next-auth reports a failure by returning a URL of this site.
      if (new URL(url).origin === location.origin) throw new Error('The provider returned no sign-in address');
      location.assign(url);
    } catch (error) {
      console.warn(`${name} could not be reached:`, error);
      onError(t('unreachable', { name }));
    } finally {
      // Re-enables the buttons, also for a visitor who returns with the back button.
      setIsLeaving(false);
    }
  };
  return offered.map((provider) => (
    <Button key={provider.id} variant="outline" size="lg" disabled={isLeaving} onClick={() => void leave(provider)}>
      {provider.id === 'google' ? t('continueWithGoogle') : t('signInWith', { name: provider.name })}
    </Button>
  ));
}
