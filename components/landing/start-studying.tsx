'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';

/**
 * Button that opens practice: creates a device account if needed and resumes an unfinished test. Loads its code when
 * pressed.
 */
export function StartStudying({ className }: { className: string }) {
  const t = useTranslations('landing');
  const startText = useTranslations('start');
  const toPath = usePaths();
  const router = useRouter();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const start = async () => {
    if (isStarting) return;
    setIsStarting(true);
    setProblem('');
    try {
      const { beginStudying } = await import('./begin-studying');
      await beginStudying(t('noConnection'), startText);
      router.push(toPath('/test'));
    } catch (error) {
      // Recognizes the error by its name, because the class of the error is in the code that is loaded on demand.
      setProblem(error instanceof Error && error.name === 'StartError' ? error.message : t('noConnection'));
      setIsStarting(false);
    }
  };
  return (
    <>
      <button type="button" aria-disabled={isStarting} onClick={() => void start()} className={className}>
        {isStarting ? t('starting') : t('startStudying')}
      </button>
      <p role="alert" className="w-full font-medium empty:hidden">
        {problem}
      </p>
    </>
  );
}
