import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/reports/answering/contract';
import { listReports } from '@/lib/reports/answering/endpoints';
import { listReports as list } from '@/lib/reports/answering/service';

export const GET = serve(listReports, contract.listReports, ({ query }) => list(query));
