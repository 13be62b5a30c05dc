'use client';

import Link from 'next/link';
import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { AttemptFrame } from '@/components/attempt/attempt-frame';
import { LanguageSwitch } from '@/components/attempt/language-switch';
import { PlainReasons } from '@/components/attempt/plain-reasons';
import { QuestionCard } from '@/components/attempt/question-card';
import { Reveal } from '@/components/attempt/reveal';
import { useSectionShown } from '@/components/attempt/section-name';
import { useAnswerKeys } from '@/components/attempt/use-answer-keys';
import { useDoubleTapGuard } from '@/components/attempt/use-double-tap-guard';
import { useQuestionTranslations } from '@/components/attempt/use-question-translations';
import { Button } from '@/components/ui/button';
import { keepMockReasons, knowsMockReasons, type MockProgress, type MockTest } from './mock-storage';
import { ReasonSwitch } from './reason-switch';

interface MockQuestionProps {
  test: MockTest;
  progress: MockProgress;
  onChange: (progress: MockProgress) => void;
  onFinish: () => void;
}

/** Question of the mock test. Reveals the answer only if the visitor has chosen to see the reason after each answer. */
export function MockQuestion({ test, progress, onChange, onFinish }: MockQuestionProps) {
  const t = useTranslations('mock');
  const sectionShown = useSectionShown();
  const question = test.questions[progress.index];
  const chosenIds = (question && progress.responses[question.id]) ?? [];
  const total = test.questions.length;
  const isLast = progress.index === total - 1;
  const translation = useQuestionTranslations(test.questions, 'study')(question);
  const [wantsReasons, setWantsReasons] = useState(knowsMockReasons);
  /** Id of the question that was revealed in this page visit. Null after a reload. */
  const [judgedId, setJudgedId] = useState<number | null>(null);
  const revealedIds = progress.revealedIds ?? [];
  const isRevealed = question !== undefined && revealedIds.includes(question.id);
  const isToBeJudged = wantsReasons && !isRevealed && chosenIds.length > 0;

  const { isNew, markSeen } = useDoubleTapGuard(`${question?.id} ${isRevealed}`);
  const choose = (optionIds: number[]) => {
    markSeen();
    if (question) onChange({ ...progress, responses: { ...progress.responses, [question.id]: optionIds } });
  };
  const reveal = () => {
    if (!question) return;
    setJudgedId(question.id);
    onChange({ ...progress, revealedIds: [...revealedIds, question.id] });
  };
  const setReasons = (isOn: boolean) => {
    keepMockReasons(isOn);
    setWantsReasons(isOn);
    // Questions with several right options are excluded, because the visitor may still choose more.
    if (isOn && !isRevealed && chosenIds.length > 0 && !question?.isMultiAnswer) reveal();
  };
  const goOn = () => (isLast ? onFinish() : onChange({ ...progress, index: progress.index + 1 }));
  const press = () => (isToBeJudged ? reveal() : goOn());
  useAnswerKeys({ question, chosenIds, isLocked: isRevealed, isNew, onChoose: choose, onEnter: press });
  if (!question) return null;
  return (
    <AttemptFrame
      place={progress.index + 1}
      total={total}
      isNew={isNew}
      overview={
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 pt-2">
          <ReasonSwitch isOn={wantsReasons} onChange={setReasons} />
          {progress.index === 0 ? <SetupLink /> : null}
        </div>
      }
      actions={
        <Button variant="accent" size="lg" className="w-full sm:w-auto" onClick={press}>
          {isToBeJudged ? t('submitAnswer') : isLast ? t('completeTest') : t('next')}
        </Button>
      }
    >
      <LanguageSwitch translation={translation} className="-mt-4 justify-end" />
      <QuestionCard
        question={translation.apply(question)}
        language={translation.language}
        section={sectionShown({ questions: test.questions }, question)}
        chosenIds={chosenIds}
        isRevealed={isRevealed}
        isLocked={isRevealed}
        onChoose={choose}
      />
      {isRevealed ? (
        <Reveal key={question.id} isNew={judgedId === question.id} question={question} chosenIds={chosenIds}>
          <PlainReasons question={translation.apply(question)} language={translation.language} chosenIds={chosenIds} />
        </Reveal>
      ) : null}
    </AttemptFrame>
  );
}

function SetupLink() {
  const t = useTranslations('mock');
  const toPath = usePaths();
  return (
    <Link
      href={toPath('/mock-test')}
      prefetch={false}
      className="py-2 font-semibold text-primary underline underline-offset-4 hover:no-underline"
    >
      {t('changeSections')}
    </Link>
  );
}
