import * as contract from '@/lib/classes/assignments/contract';
import { extendAssignment } from '@/lib/classes/assignments/endpoints';
import { extendAssignment as extend } from '@/lib/classes/assignments/service';
import { serve } from '@/lib/http/serve';

export const PUT = serve(extendAssignment, contract.extendAssignment, ({ viewer, params, body }) =>
  extend({ viewer, id: params.id }, params.assignmentId, { placeId: params.placeId, ...body }),
);
