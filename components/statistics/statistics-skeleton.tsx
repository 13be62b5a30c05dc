import { useTranslations } from '#texts';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';

const CARDS = ['attempts', 'completed', 'successful', 'score', 'time', 'section'];

/** Placeholder for the results during the first fetch. */
export function ResultsSkeleton() {
  const t = useTranslations('statistics');
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        {t('loadingYourStatistics')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-34" />
        ))}
      </div>
      <Skeleton className="h-80" />
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </div>
  );
}

/** Placeholder for the whole page while the server reads the data. */
export function StatisticsSkeleton() {
  const t = useTranslations('statistics');
  return (
    <>
      <PageHeader title={t('myStatistics')} subtitle={t('subtitle')} />
      <Skeleton className="mb-8 h-72" />
      <ResultsSkeleton />
    </>
  );
}
