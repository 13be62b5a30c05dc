import { useEffect, useState } from 'react';
import { useLanguage } from '#texts';
import { keep, recall } from '@/lib/browser/attempt/device-memory';

const STORED = 'wall-language';

/** Languages of the projected questions, in the order in which the button cycles through them. */
const CHOICES = ['en', 'es', 'both'] as const;
export type WallLanguage = (typeof CHOICES)[number];

/**
 * Returns the language of the projected questions and a function that changes to the next choice. The device stores the
 * choice. Until the first choice, the questions are in the language of the page.
 */
export function useWallLanguage(): { language: WallLanguage; change: () => void } {
  const page = useLanguage();
  const [language, setLanguage] = useState<WallLanguage>(page);
  useEffect(() => {
    const stored = CHOICES.find((choice) => choice === recall(STORED));
    if (stored) setLanguage(stored);
  }, []);
  const change = () => {
    const next = CHOICES[(CHOICES.indexOf(language) + 1) % CHOICES.length] ?? page;
    keep(STORED, next);
    setLanguage(next);
  };
  return { language, change };
}
