import * as contract from '@/lib/bank/contract';
import { drawMockQuestions } from '@/lib/bank/endpoints';
import { drawMockQuestions as draw } from '@/lib/bank/service';
import { serveTexts } from '@/lib/http/serve';

export const GET = serveTexts(drawMockQuestions, contract.drawMockQuestions, ({ params, query }) =>
  draw(params.id, query.limit),
);
