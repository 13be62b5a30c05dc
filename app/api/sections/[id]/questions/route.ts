import { listSectionQuestions as list } from '@/lib/attempts/drawing/service';
import * as contract from '@/lib/bank/contract';
import { listSectionQuestions } from '@/lib/bank/endpoints';
import { serve } from '@/lib/http/serve';

export const GET = serve(listSectionQuestions, contract.listSectionQuestions, ({ viewer, params, query }) =>
  list({ viewer, sectionId: params.id, ...query }),
);
