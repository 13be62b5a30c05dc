import * as contract from '@/lib/bank/sections/contract';
import { restoreSection } from '@/lib/bank/sections/endpoints';
import { restoreSection as restore } from '@/lib/bank/sections/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(restoreSection, contract.restoreSection, ({ viewer, params }) =>
  restore(viewer.userId, params.id),
);
