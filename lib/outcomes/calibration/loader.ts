import 'server-only';
import { connection } from 'next/server';
import { noteOutage } from '@/lib/db/outage';
import { ROLES } from '@/lib/kernel/account';
import { log } from '@/lib/log';
import { findPageViewer } from '@/lib/session/page-viewer';
import type { CalibrationView } from './contract';
import { getCalibration } from './service';

/** Loads the figures with the page, so that the layout does not shift later. Null if the query fails. */
export async function loadCalibration(): Promise<CalibrationView | null> {
  await connection();
  try {
    const viewer = await findPageViewer();
    return await getCalibration({ isAdmin: viewer?.roles.includes(ROLES.admin) ?? false });
  } catch (error) {
    if (!noteOutage(error)) log.error('the calibration could not be read', { error });
    return null;
  }
}
