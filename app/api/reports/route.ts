import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/reports/contract';
import { listOwnReports } from '@/lib/reports/endpoints';
import { listOwnReports as list } from '@/lib/reports/service';

export const GET = serve(listOwnReports, contract.listOwnReports, ({ viewer }) => list(viewer.userId));
