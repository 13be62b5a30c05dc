import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { LOCALES } from '@/lib/kernel/language';
import { SOURCES } from './sources';

/** Gives components all English texts in a unit test. */
export const inEnglish = (child: ReactNode) => (
  <IntlProvider locale={LOCALES.en} messages={SOURCES.en} timeZone="UTC">
    {child}
  </IntlProvider>
);
