import * as contract from '@/lib/audit/contract';
import { listAudit } from '@/lib/audit/endpoints';
import { listAudit as list } from '@/lib/audit/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listAudit, contract.listAudit, ({ query }) => list(query));
