import { serve } from '@/lib/http/serve';
import { listReports } from '@/lib/reports/answering/contract';
import { listReports as list } from '@/lib/reports/answering/service';

export const GET = serve(listReports, ({ query }) => list(query));
