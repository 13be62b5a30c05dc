import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/track-record/contract';
import { getRecord } from '@/lib/track-record/endpoints';
import { getRecord as get } from '@/lib/track-record/service';

export const GET = serve(getRecord, contract.getRecord, () => get());
