import * as contract from '@/lib/bank/editing/contract';
import { listRevisions } from '@/lib/bank/editing/endpoints';
import { listRevisions as list } from '@/lib/bank/editing/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listRevisions, contract.listRevisions, ({ params }) => list(params.id));
