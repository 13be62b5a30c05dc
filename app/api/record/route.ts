import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/record/contract';
import { getRecord } from '@/lib/record/endpoints';
import { getRecord as get } from '@/lib/record/service';

export const GET = serve(getRecord, contract.getRecord, () => get());
