import * as contract from '@/lib/classes/assignments/contract';
import { listAssignedQuestions } from '@/lib/classes/assignments/endpoints';
import { listAssignedQuestions as list } from '@/lib/classes/assignments/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listAssignedQuestions, contract.listAssignedQuestions, ({ viewer, params, now }) =>
  list(viewer.userId, params.id, now),
);
