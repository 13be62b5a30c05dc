import { serve } from '@/lib/http/serve';
import { listOwnReports } from '@/lib/reports/contract';
import { listOwnReports as list } from '@/lib/reports/service';

export const GET = serve(listOwnReports, ({ viewer }) => list(viewer.userId));
