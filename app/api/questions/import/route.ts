import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/import-export/contract';
import { importQuestions } from '@/lib/import-export/endpoints';
import { importQuestions as importFile } from '@/lib/import-export/service';

export const POST = serve(importQuestions, contract.importQuestions, ({ viewer, query, upload }) =>
  importFile({ actorId: viewer.userId, bytes: upload, ...query }),
);
