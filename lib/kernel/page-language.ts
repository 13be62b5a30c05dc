import { language } from 'next/root-params';
import { cache } from 'react';
import type { Language } from '@/lib/kernel/language';

/** Returns the language of the page that is rendered. Only for server components. */
export const readPageLanguage = cache(async (): Promise<Language> => ((await language()) === 'es' ? 'es' : 'en'));
