import { listAudit } from '@/lib/audit/contract';
import { listAudit as list } from '@/lib/audit/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listAudit, ({ query }) => list(query));
