import * as contract from '@/lib/classes/paper/answers/contract';
import { previewPapers } from '@/lib/classes/paper/answers/endpoints';
import { previewPapers as preview } from '@/lib/classes/paper/answers/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(previewPapers, contract.previewPapers, ({ viewer, params, body }) =>
  preview({ viewer, ...params }, body.list),
);
