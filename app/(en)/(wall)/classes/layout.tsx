import { QueryProvider } from '@/components/layout/query-provider';

export default QueryProvider;
