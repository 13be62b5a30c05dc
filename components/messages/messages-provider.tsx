'use client';

import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl/react';
import type { Locale } from '@/lib/kernel/language';
import type { Messages } from './sources';

interface SiteMessagesProps {
  locale: Locale;
  messages: Partial<Messages>;
  children: ReactNode;
}

/**
 * Provides texts to a whole page. The texts are compiled (`components/messages/catalog.ts`). They contain no dates, so
 * the time zone has no effect.
 */
export function SiteMessages({ locale, messages, children }: SiteMessagesProps) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/** Provides more texts to a part of a page, besides those of the provider around it. */
export function MoreMessages({ messages, children }: Omit<SiteMessagesProps, 'locale'>) {
  return (
    <IntlProvider locale={useLocale()} messages={{ ...useMessages(), ...messages }}>
      {children}
    </IntlProvider>
  );
}
