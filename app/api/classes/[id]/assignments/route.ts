import * as contract from '@/lib/classes/assignments/contract';
import { createAssignment, listAssignments } from '@/lib/classes/assignments/endpoints';
import { createAssignment as create, listAssignments as list } from '@/lib/classes/assignments/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listAssignments, contract.listAssignments, ({ viewer, params }) =>
  list({ viewer, id: params.id }),
);

export const POST = serve(createAssignment, contract.createAssignment, ({ viewer, params, body, now }) =>
  create({ viewer, id: params.id }, body, now),
);
