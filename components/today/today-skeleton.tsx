import { useTranslations } from '#texts';
import { Skeleton } from '@/components/ui/skeleton';

export function TodaySkeleton() {
  const t = useTranslations('today');
  return (
    <div aria-busy="true" className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_24rem]">
      <span className="sr-only">{t('loadingPlan')}</span>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-14" />
        <Skeleton className="h-48" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}
