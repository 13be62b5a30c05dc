import { listTopics } from '@/lib/bank/editing/contract';
import { listTopics as list } from '@/lib/bank/editing/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listTopics, () => list());
