import { serve } from '@/lib/http/serve';
import { reportQuestion } from '@/lib/reports/contract';
import { reportQuestion as report } from '@/lib/reports/service';

export const POST = serve(reportQuestion, ({ viewer, params, body }) =>
  report({ questionId: params.id, userId: viewer.userId, ...body }),
);
