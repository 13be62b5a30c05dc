import 'server-only';
import { connection } from 'next/server';
import { readOr } from '@/lib/db/outage';
import { ROLES } from '@/lib/kernel/account';
import { findPageViewer } from '@/lib/session/page-viewer';
import type { CalibrationView } from './contract';
import { getCalibration } from './service';

/**
 * Loads the numbers together with the page, so that the layout does not shift later. Returns null if the query fails.
 */
export async function loadCalibration(): Promise<CalibrationView | null> {
  await connection();
  return readOr(null, 'the calibration could not be read', async () => {
    const viewer = await findPageViewer();
    return getCalibration({ isAdmin: viewer?.roles.includes(ROLES.admin) ?? false });
  });
}
