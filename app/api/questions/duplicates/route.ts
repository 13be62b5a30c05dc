import * as contract from '@/lib/bank/duplicates/contract';
import { findDuplicates } from '@/lib/bank/duplicates/endpoints';
import { findDuplicates as find } from '@/lib/bank/duplicates/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(findDuplicates, contract.findDuplicates, ({ query }) => find(query.threshold));
