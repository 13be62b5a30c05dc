'use client';

import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import type { TestChoice } from '@/components/attempt/begin-attempt';
import { topicAddress } from '@/components/attempt/topic-address';
import { useTestStart } from '@/components/attempt/use-test-start';
import { useSectionName } from '@/components/messages/use-sections';
import { useTopicName } from '@/components/messages/use-topics';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { AttemptResult } from '@/lib/attempts/contract';
import { judgedPercentage } from '@/lib/attempts/rules';
import { PASS_PERCENT, TIME_FACTORS } from '@/lib/kernel/exam';
import { findTopic, type Topic } from '@/lib/kernel/topics';
import { isMissed } from './corrected-result';

/** Limit for offered topics, so that they fit on a phone. The most missed topics come first. */
const MOST_TOPICS = 4;

interface NextStepsProps {
  result: AttemptResult;
  /**
   * A lesson and a class test have their main button above these steps. A class test must be retaken with that button,
   * because a test that is started here would not count for the class.
   */
  context: 'test' | 'lesson' | 'class';
}

/** Offers next steps after a result. Below the pass mark, the main step is to practice the missed questions. */
export function NextSteps({ result, context }: NextStepsProps) {
  const t = useTranslations('results');
  const toPath = usePaths();
  const { start, isStarting, error, dismissError, question } = useTestStart();
  const missed = result.questions.filter(isMissed);
  const isMissing = missed.length > 0 && judgedPercentage(result.testType, result.score) < PASS_PERCENT;
  const [isMain, isOfClass] = [context === 'test', context === 'class'];
  const missedSections = [...new Set(missed.map((question) => question.sectionId))];
  const practiceMissed = (variant: 'accent' | 'outline') => (
    <Button
      variant={variant}
      disabled={isStarting}
      onClick={() => start({ testType: 'practice', sectionIds: missedSections, missedIn: result.id, timeFactor: 1 })}
    >
      {t('practiceWhatIMissed')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      {error ? (
        <Alert variant="error" onDismiss={dismissError}>
          {error}
        </Alert>
      ) : null}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {isMissing ? practiceMissed(isMain ? 'accent' : 'outline') : null}
        {isOfClass ? null : (
          <Button
            variant={isMain && !isMissing ? 'accent' : 'outline'}
            disabled={isStarting}
            onClick={() => start(choiceOf(result))}
          >
            {t('newTest')}
          </Button>
        )}
        {missed.length > 0 && !isMissing ? practiceMissed('outline') : null}
        {isOfClass ? null : (
          <Button
            variant="outline"
            disabled={isStarting}
            onClick={() => start({ ...choiceOf(result), again: result.questions })}
          >
            {t('retakeTest')}
          </Button>
        )}
        <Button asChild variant="ghost">
          <Link href={toPath('/today')} prefetch={false}>
            {t('backToHome')}
          </Link>
        </Button>
      </div>
      {isOfClass ? null : <p className="text-muted-foreground">{t('retakeOrNew')}</p>}
      <MissedTopics topics={topicsOf(missed)} />
      {question}
    </div>
  );
}

/** Returns the choice that starts the same kind of test with new questions. */
const choiceOf = ({ testType, sections, topic, timeFactor, openBook }: AttemptResult): TestChoice => ({
  testType,
  sectionIds: sections.map((section) => section.sectionId),
  topic: topic ?? undefined,
  openBook,
  timeFactor: TIME_FACTORS.find((factor) => factor === timeFactor) ?? 1,
});

/** Lists the topics of the missed questions, most missed first. */
function topicsOf(missed: readonly AttemptResult['questions'][number][]): Topic[] {
  const counts = new Map<Topic, number>();
  for (const { sectionId, topic } of missed) {
    const found = findTopic(sectionId, topic);
    if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_TOPICS)
    .map(([topic]) => topic);
}

function MissedTopics({ topics }: { topics: Topic[] }) {
  const t = useTranslations('results');
  const toPath = usePaths();
  const sectionName = useSectionName();
  const topicName = useTopicName();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="topics-title" className="mt-3">
      <h2 id="topics-title" className="font-semibold">
        {t('practiceATopic')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={`${topic.sectionId} ${topic.topic}`}>
            <Link
              href={toPath(topicAddress(topic))}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-xl border border-border-strong bg-card px-4 py-2 leading-snug hover:bg-muted"
            >
              {sectionName(topic.sectionId)}: {topicName(topic)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
