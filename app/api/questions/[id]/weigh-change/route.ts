import { weighChange as weigh } from '@/lib/bank/editing/service';
import * as contract from '@/lib/corrections/contract';
import { weighChange } from '@/lib/corrections/endpoints';
import { serve } from '@/lib/http/serve';

export const POST = serve(weighChange, contract.weighChange, ({ params, body }) => weigh(params.id, body));
