'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { RegisterButton } from '@/components/landing/register-button';
import { Alert } from '@/components/ui/alert';

interface TopicPracticeProps {
  sectionId: number;
  /** Topic code; if omitted, the whole section is practiced. */
  topic?: string;
  /** Name of the section, if the whole section is practiced. */
  section?: string;
}

const PRESS =
  'min-h-12 py-2 leading-snug items-center justify-center rounded-lg bg-primary px-5 font-semibold text-primary-foreground hover:bg-primary-hover disabled:opacity-60';

/** Number of questions to ask after a topic that takes two or three minutes to read. */
const QUESTIONS_AFTER_READING = 3;

/**
 * Starts three questions on the topic, or a test of the section. Visitors see how to get an account. Loads its code
 * when pressed.
 */
export function TopicPractice({ sectionId, topic, section = '' }: TopicPracticeProps) {
  const t = useTranslations('start');
  const toPath = usePaths();
  const router = useRouter();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const start = async () => {
    setIsStarting(true);
    setProblem('');
    try {
      const { findOpenAttempt, beginAttempt } = await import('@/components/attempt/begin-attempt');
      if (await findOpenAttempt()) {
        // If a test is in progress, opens the chooser instead, which asks before a new test replaces it.
        const { topicAddress } = await import('@/components/attempt/topic-address');
        return router.push(toPath(topic ? topicAddress({ sectionId, topic }) : '/test-selection'));
      }
      const asked = topic ? { topic, count: QUESTIONS_AFTER_READING } : {};
      await beginAttempt({ testType: 'practice', sectionIds: [sectionId], ...asked, timeFactor: 1 }, t);
      router.push(toPath('/test'));
    } catch (error) {
      setProblem(error instanceof Error && error.name === 'StartError' ? error.message : t('notStarted'));
      setIsStarting(false);
    }
  };
  return (
    <div className={topic ? 'my-6 print:hidden' : 'print:hidden'}>
      <span className="member:hidden">
        <RegisterButton className={`${PRESS} inline-flex`}>
          {topic ? t('practiceTopicFree') : t('practiceSectionFree', { section })}
        </RegisterButton>
      </span>
      <button
        type="button"
        disabled={isStarting}
        onClick={() => void start()}
        className={`${PRESS} hidden member:inline-flex`}
      >
        {isStarting
          ? t('starting')
          : topic
            ? t('answerOnTopic', { count: QUESTIONS_AFTER_READING })
            : t('practiceSection', { section })}
      </button>
      {problem ? (
        <Alert variant="error" className="mt-2" onDismiss={() => setProblem('')}>
          {problem}
        </Alert>
      ) : null}
    </div>
  );
}
