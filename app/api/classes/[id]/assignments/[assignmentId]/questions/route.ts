import * as contract from '@/lib/classes/assignments/questions/contract';
import { listTestQuestions } from '@/lib/classes/assignments/questions/endpoints';
import { listTestQuestions as list } from '@/lib/classes/assignments/questions/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listTestQuestions, contract.listTestQuestions, ({ viewer, params }) =>
  list({ viewer, ...params }),
);
