import { listQuestions } from '@/lib/bank/contract';
import { listQuestions as list } from '@/lib/bank/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listQuestions, ({ query }) => list(query));
