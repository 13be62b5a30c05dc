import * as contract from '@/lib/classes/paper/answers/contract';
import { savePapers } from '@/lib/classes/paper/answers/endpoints';
import { savePapers as save } from '@/lib/classes/paper/answers/service';
import { serve } from '@/lib/http/serve';

export const PUT = serve(savePapers, contract.savePapers, ({ viewer, params, body }) =>
  save({ viewer, ...params }, body, new Date()),
);
