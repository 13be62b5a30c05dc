import { useEffect, useState } from 'react';
import { loadTeachingTerms } from '@/lib/browser/page/teaching';
import type { Language } from '@/lib/kernel/language';
import type { TeachingTerm } from '@/lib/study/glossary-rules';

const NONE: readonly TeachingTerm[] = [];

/** Loads the glossary terms in a language. Empty while they load and if loading failed. */
export function useTerms(language: Language): readonly TeachingTerm[] {
  const [terms, setTerms] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    loadTeachingTerms(language)
      .then((loaded) => isShown && setTerms(loaded))
      .catch((error: unknown) => console.info('The glossary terms could not be loaded:', error));
    return () => {
      isShown = false;
    };
  }, [language]);
  return terms;
}
