import { importQuestions } from '@/lib/exchange/contract';
import { importQuestions as read } from '@/lib/exchange/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(importQuestions, ({ viewer, query, upload }) =>
  read({ actorId: viewer.userId, bytes: upload, ...query }),
);
