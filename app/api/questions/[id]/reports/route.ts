import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/reports/contract';
import { reportQuestion } from '@/lib/reports/endpoints';
import { reportQuestion as report } from '@/lib/reports/service';

export const POST = serve(reportQuestion, contract.reportQuestion, ({ viewer, params, body, client }) =>
  report({
    questionId: params.id,
    userId: viewer.userId,
    ...body,
    deviceConnection: viewer.email === '' ? client.address : null,
  }),
);
