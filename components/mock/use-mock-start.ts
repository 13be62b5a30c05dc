'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { callLater } from '@/lib/browser/api/call-later';
import { errorWithReason } from '@/lib/browser/api/visitor-error-text';
import { shuffleOptions } from '@/lib/browser/attempt/shuffle-options';
import { FREE_SAMPLE_QUESTIONS, SECTIONS, type SectionSlug } from '@/lib/kernel/exam';
import { isMockTestUnderWay, storeMockTest } from './mock-storage';
import { CHOICE_OF_SECTIONS, FIRST_QUESTION } from './setup-fragments';

export const RUN = '/mock-test/run';
const endpoint = () => import('@/lib/bank/endpoints').then((contract) => contract.drawMockQuestions);

const isSentStraight = () => location.hash === `#${FIRST_QUESTION}`;

/**
 * Draws the questions of the sections and stores them in this tab. Returns false if there are none. Rejects on network
 * errors.
 */
async function drawTest(chosen: SectionSlug[]): Promise<boolean> {
  const drawn = await Promise.all(
    SECTIONS.filter(({ slug }) => chosen.includes(slug)).map(({ id }) =>
      callLater(endpoint, { params: { id }, query: { limit: FREE_SAMPLE_QUESTIONS } }),
    ),
  );
  const id = crypto.randomUUID();
  const questions = shuffleOptions(drawn.flat(), id);
  if (questions.length > 0) storeMockTest({ id, questions, startedAt: Date.now() }, chosen);
  return questions.length > 0;
}

/** Starts the mock test: on a press, or automatically for a visitor whose URL skips to the first question. */
export function useMockStart(chosen: SectionSlug[]) {
  const t = useTranslations('mock');
  const run = usePaths()(RUN);
  const router = useRouter();
  const [error, setError] = useState<{ text: string; isNotLoaded: boolean } | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  /** Draws a test and calls `go`, or shows an error if there are no questions. */
  const begin = async (go: () => void) => {
    setIsLoading(true);
    setError(null);
    try {
      if (await drawTest(chosen)) return go();
      setError({ text: t('noQuestions'), isNotLoaded: false });
    } catch (failed) {
      console.warn('The mock test could not be loaded:', failed);
      setError({ text: errorWithReason(failed, t('notLoaded')), isNotLoaded: true });
    }
    setIsLoading(false);
    if (isSentStraight()) location.replace(`#${CHOICE_OF_SECTIONS}`);
  };
  const beginStraight = useRef(() => {
    // `replace`, so that the back button skips the setup.
    const goOn = () => router.replace(run);
    if (isMockTestUnderWay()) return goOn();
    // A visitor who went to choose sections in the meantime stays there.
    void begin(() => (isSentStraight() ? goOn() : setIsLoading(false)));
  });
  useEffect(() => {
    if (isSentStraight()) beginStraight.current();
  }, []);

  const start = () => void begin(() => router.push(run));
  return { error, dismissError: () => setError(null), isLoading, start };
}
