import { useEffect, useState } from 'react';
import { loadTeachingTerms } from '@/lib/browser/study/teaching';
import type { TeachingTerm } from '@/lib/study/glossary/rules';

const NONE: readonly TeachingTerm[] = [];

/** The terms that can be tapped; none until they are there, and where the network does not give them. */
export function useTerms(): readonly TeachingTerm[] {
  const [terms, setTerms] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    loadTeachingTerms()
      .then((loaded) => isShown && setTerms(loaded))
      .catch((error: unknown) => console.info('Terms of the glossary cannot be tapped now:', error));
    return () => {
      isShown = false;
    };
  }, []);
  return terms;
}
