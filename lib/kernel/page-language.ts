import { notFound } from 'next/navigation';
import { language } from 'next/root-params';
import { cache } from 'react';
import type { Language } from '@/lib/kernel/language';

/** Returns the language of the page that is rendered. Only for server components. */
export const readPageLanguage = cache(async (): Promise<Language> => {
  const given = await language();
  if (given === undefined) return 'en';
  // Next renders pages that read cookies for any first part of a path, such as `/xx/test`, despite `dynamicParams`.
  return given === 'es' ? 'es' : notFound();
});
