import { findDuplicates } from '@/lib/bank/duplicates/contract';
import { findDuplicates as find } from '@/lib/bank/duplicates/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(findDuplicates, ({ query }) => find(query.threshold));
