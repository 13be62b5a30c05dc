'use client';

import { useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { topicAddress } from '@/components/attempt/topic-address';
import { useSectionName } from '@/components/messages/use-sections';
import { useTopicName } from '@/components/messages/use-topics';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import type { TopicResult } from '@/lib/statistics/topics/contract';
import { shareRight } from '@/lib/statistics/topics/rules';
import { isPlanned } from './planned';
import { useInstants } from './use-instants';

interface TopicsProps {
  topics: readonly TopicResult[];
  /** Ids of the sections in the learner's plan. Null if the learner has no plan. */
  planned: readonly number[] | null;
}

const NEXT = 3;
const keyOf = (topic: TopicResult) => `${topic.sectionId} ${topic.topic}`;

/** Returns the first topics of the plan's sections. */
const ofPlan = (topics: readonly TopicResult[], planned: TopicsProps['planned'], most: number) =>
  topics.filter(({ sectionId }) => isPlanned(planned, sectionId)).slice(0, most);

/** Returns the functions that name a topic and its section. */
function useNames() {
  const topicName = useTopicName();
  const nameOf = useSectionName();
  return { topicName, sectionName: (topic: TopicResult) => nameOf(topic.sectionId, topic.sectionName) };
}

/** Weakest topics of the plan, to practice next. */
export function PracticeNext({ topics, planned }: TopicsProps) {
  const t = useTranslations('statistics');
  const { topicName, sectionName } = useNames();
  return (
    <Card>
      <CardContent>
        <h2 className="font-semibold text-xl">{t('practiceNext')}</h2>
        <p className="mt-1 text-muted-foreground">{t('weakestTopics')}</p>
        <ul className="mt-4 flex flex-col divide-y divide-border">
          {ofPlan(topics, planned, NEXT).map((topic) => (
            <li
              key={keyOf(topic)}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <div className="min-w-[min(10rem,100%)] flex-1">
                <p className="font-medium">{topicName(topic)}</p>
                <p className="text-muted-foreground text-sm tabular-nums">
                  {topic.answers === 0
                    ? t('topicNotSeen', { section: sectionName(topic) })
                    : t('topicRight', { section: sectionName(topic), correct: topic.correct, count: topic.answers })}
                </p>
              </div>
              <PracticeLink topic={topic} />
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

function PracticeLink({ topic }: { topic: TopicResult }) {
  const t = useTranslations('statistics');
  const toPath = usePaths();
  const { topicName, sectionName } = useNames();
  return (
    <LinkButton
      href={toPath(topicAddress(topic))}
      variant="outline"
      size="sm"
      className="w-fit"
      aria-label={t('practiceThisTopic', { section: sectionName(topic), topic: topicName(topic) })}
    >
      {t('practiceThis')}
    </LinkButton>
  );
}

/** Replaces spaces with no-break spaces, to keep a date on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00A0');

const SHOWN_FIRST = 6;

/** Lists the weakest topics of the plan. The learner can unfold the list to see every topic of the exam outline. */
export function TopicList({ topics, planned, timeZone }: TopicsProps & { timeZone: string }) {
  const t = useTranslations('statistics');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? topics : ofPlan(topics, planned, SHOWN_FIRST);
  return (
    <section aria-labelledby="statistics-topics" className="flex flex-col gap-4">
      <div>
        <h2 id="statistics-topics" className="font-semibold text-xl">
          {t('topics')}
        </h2>
        <p className="mt-1 max-w-measure text-muted-foreground">{t('topicsHint')}</p>
      </div>
      <Card>
        <ol className="divide-y divide-border">
          {shown.map((topic) => (
            <TopicItem key={keyOf(topic)} topic={topic} timeZone={timeZone} />
          ))}
        </ol>
      </Card>
      {topics.length > SHOWN_FIRST ? (
        <Button variant="outline" className="self-center" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('showWeakest') : t('showAllTopics', { count: topics.length })}
        </Button>
      ) : null}
    </section>
  );
}

function TopicItem({ topic, timeZone }: { topic: TopicResult; timeZone: string }) {
  const t = useTranslations('statistics');
  const { day } = useInstants();
  const { topicName, sectionName } = useNames();
  const share = shareRight(topic);
  const section = sectionName(topic);
  const { seen, questions } = topic;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 p-4 sm:px-5 md:grid-cols-[1fr_14rem_auto]">
      <div className="contents md:block">
        <p className="col-start-1 row-start-1 min-w-0 font-medium">{topicName(topic)}</p>
        <p className="col-span-2 row-start-2 text-muted-foreground text-sm tabular-nums">
          {topic.lastSeenAt
            ? t('topicSeen', { section, seen, count: questions, day: unbroken(day(topic.lastSeenAt, timeZone)) })
            : t('topicUnseen', { section, seen, count: questions })}
        </p>
      </div>
      <div className="col-span-2 row-start-3 md:col-span-1 md:col-start-2 md:row-start-1">
        {share === null ? (
          <p className="text-muted-foreground text-sm">{t('noAnswersYet')}</p>
        ) : (
          <>
            <p className="text-sm tabular-nums">
              {t.rich('topicShare', {
                share,
                correct: topic.correct,
                count: topic.answers,
                strong: (chunks) => <span className="font-semibold">{chunks}</span>,
              })}
            </p>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-2 w-full">
              <rect width="100" height="4" className="fill-muted" />
              <rect width={share} height="4" className="fill-chart-1" />
              <path
                d={`M${PASS_PERCENT} 0v4`}
                vectorEffect="non-scaling-stroke"
                strokeWidth="3"
                className="stroke-foreground"
              />
            </svg>
          </>
        )}
      </div>
      <div className="col-start-2 row-start-1 md:col-start-3">
        <PracticeLink topic={topic} />
      </div>
    </li>
  );
}
