import * as contract from '@/lib/facts/contract';
import { listFacts } from '@/lib/facts/endpoints';
import { listFacts as list } from '@/lib/facts/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listFacts, contract.listFacts, ({ query }) => list(query, new Date()));
