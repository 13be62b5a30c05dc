import * as contract from '@/lib/bank/contract';
import { drawMockQuestions } from '@/lib/bank/endpoints';
import { drawMockQuestions as draw } from '@/lib/bank/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(drawMockQuestions, contract.drawMockQuestions, ({ params, query }) =>
  draw(params.id, query.limit),
);
