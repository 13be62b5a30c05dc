import * as contract from '@/lib/bank/editing/contract';
import { listTopics } from '@/lib/bank/editing/endpoints';
import { listTopics as list } from '@/lib/bank/editing/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listTopics, contract.listTopics, () => list());
