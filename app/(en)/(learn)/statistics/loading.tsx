import { StatisticsSkeleton } from '@/components/statistics/statistics-skeleton';

export default StatisticsSkeleton;
