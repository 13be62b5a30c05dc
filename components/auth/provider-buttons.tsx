'use client';

import { useEffect, useState } from 'react';
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

/** Where the provider sends people back to; what follows a `#` in `next` stays out of every request. */
function returnAddress(next: string | null): string {
  const page = new URL('/signed-in', location.origin);
  const [path = '', hash = ''] = (next ?? '').split('#');
  if (path) page.searchParams.set('next', path);
  page.hash = hash;
  return page.href;
}

interface ProviderButtonsProps {
  onError: (message: string) => void;
  /** Where a sign-in leads; else to the page of this site that the address asks for. */
  next?: string;
}

/** Present only where the operator has set a provider up: Google, or the sign-in of a school. */
export function ProviderButtons({ onError, next }: ProviderButtonsProps) {
  const [offered, setOffered] = useState<OfferedProvider[]>([]);
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    let isGone = false;
    ask<Record<string, OfferedProvider>>('/providers').then(
      (providers) => {
        if (!isGone) setOffered(Object.values(providers));
      },
      (error: Error) => console.warn('Which other ways to sign in there are could not be asked:', error.message),
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
      // An address of this site is where next-auth would say that it could not.
      if (new URL(url).origin === location.origin) throw new Error('The provider gives no address to sign in at');
      location.assign(url);
    } catch (error) {
      console.warn(`${name} could not be reached:`, error);
      onError(`We couldn't reach ${name}. Try again in a few minutes, or use your email address.`);
    } finally {
      // Also for a visitor who comes back by the browser's own button.
      setIsLeaving(false);
    }
  };
  return offered.map((provider) => (
    <Button key={provider.id} variant="outline" size="lg" disabled={isLeaving} onClick={() => void leave(provider)}>
      {provider.id === 'google' ? 'Continue with Google' : `Sign in with ${provider.name}`}
    </Button>
  ));
}
