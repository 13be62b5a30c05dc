import 'server-only';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { ReportView } from './contract';
import { listOwnReports } from './service';

export async function loadOwnReports(): Promise<ReportView[]> {
  const viewer = await requirePageViewer('/reports');
  return listOwnReports(viewer.userId);
}
