import { drawPracticeQuestions as draw } from '@/lib/attempts/drawing/service';
import * as contract from '@/lib/bank/contract';
import { drawPracticeQuestions } from '@/lib/bank/endpoints';
import { serve } from '@/lib/http/serve';

export const GET = serve(drawPracticeQuestions, contract.drawPracticeQuestions, ({ viewer, params, query }) =>
  draw({
    userId: viewer.userId,
    sectionId: params.id,
    topic: query.topic ?? null,
    missedIn: query.missedIn ?? null,
    depth: query.depth,
    beyond: query.beyond,
    limit: query.limit,
  }),
);
