import type { Messages } from '@/components/messages/sources';
import type { Locale } from '@/lib/kernel/language';

/** Types of the keys of texts, and of locales. */
declare module 'use-intl/core' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
