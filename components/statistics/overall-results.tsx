import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { ConfidenceCard } from './confidence-card';
import { Pane, type StatisticsPart } from './parts';
import { ReadinessCard } from './readiness-card';
import { PracticeNext, TopicList } from './topics';
import type { useOverallResults } from './use-overall-results';

type OverallResults = ReturnType<typeof useOverallResults>;

interface OverallProps {
  overall: OverallResults;
  /** Ids of the sections in the learner's plan. Null if the learner has no plan. */
  planned: readonly number[] | null;
}

/** Cards about all answers, which the filters do not affect. Renders nothing for a learner without answers. */
export function OverallCards({ overall, planned, part }: OverallProps & { part: StatisticsPart }) {
  const t = useTranslations('statistics');
  const { data, isPending, isError, refetch } = overall;
  if (isPending) return <Skeleton className="mb-8 h-96" />;
  if (isError && !data) {
    return (
      <Alert variant="error" className="mb-8">
        {t('overallNotLoaded')}{' '}
        <Button variant="link" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </Alert>
    );
  }
  if (!hasAnswers(overall)) return null;
  return (
    <div className="mb-6 grid grid-cols-1 items-start gap-4 md:mb-8 lg:grid-cols-[1fr_22rem]">
      <Pane of={['overview']} part={part}>
        <ReadinessCard readiness={data.readiness} planned={planned} />
      </Pane>
      <div className="flex flex-col gap-4">
        <Pane of={['overview']} part={part}>
          <PracticeNext topics={data.topics} planned={planned} />
        </Pane>
        <Pane of={['topics']} part={part}>
          <ConfidenceCard confidence={data.confidence} />
        </Pane>
      </div>
    </div>
  );
}

export function OverallTopics({ overall, planned, timeZone }: OverallProps & { timeZone: string }) {
  if (!overall.data || !hasAnswers(overall)) return null;
  return (
    <div className="mt-10">
      <TopicList topics={overall.data.topics} planned={planned} timeZone={timeZone} />
    </div>
  );
}

const hasAnswers = ({ data }: OverallResults): boolean => data?.topics.some((topic) => topic.answers > 0) ?? false;
