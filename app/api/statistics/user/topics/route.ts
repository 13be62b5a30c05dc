import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/statistics/topics/contract';
import { listTopics } from '@/lib/statistics/topics/endpoints';
import { listTopics as readTopics } from '@/lib/statistics/topics/service';

export const GET = serve(listTopics, contract.listTopics, ({ viewer }) => readTopics(viewer.userId));
