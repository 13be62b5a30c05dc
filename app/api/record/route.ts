import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/track-record/contract';
import { getTrackRecord } from '@/lib/track-record/endpoints';
import { getTrackRecord as get } from '@/lib/track-record/service';

export const GET = serve(getTrackRecord, contract.getTrackRecord, () => get());
