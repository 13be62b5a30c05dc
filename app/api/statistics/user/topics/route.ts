import { serve } from '@/lib/http/serve';
import { listTopics } from '@/lib/statistics/topics/contract';
import { listTopics as readTopics } from '@/lib/statistics/topics/service';

export const GET = serve(listTopics, ({ viewer }) => readTopics(viewer.userId));
