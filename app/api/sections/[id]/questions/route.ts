import { listSectionQuestions } from '@/lib/bank/contract';
import { listSectionQuestions as list } from '@/lib/bank/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listSectionQuestions, ({ viewer, params, query }) =>
  list({ viewer, sectionId: params.id, ...query }),
);
