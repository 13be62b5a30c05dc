import 'server-only';
import type { ClassView } from '@/lib/classes/contract';
import { OUTCOMES_PAGE } from '@/lib/classes/rules';
import { findClass } from '@/lib/classes/service';
import { classId } from '@/lib/kernel/id-schema';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { EnteredDay } from './contract';
import { listEnteredOutcomes } from './service';

interface LoadedEntered {
  shown: ClassView;
  entered: EnteredDay[];
}

/**
 * Loads the outcomes of the class named in the URL, by default the newest class. Returns null when the viewer does not
 * teach the class.
 */
export async function loadEntered(asked: string | null): Promise<LoadedEntered | null> {
  const viewer = await requirePageViewer(
    asked === null ? OUTCOMES_PAGE : `${OUTCOMES_PAGE}?id=${encodeURIComponent(asked)}`,
  );
  const id = asked === null ? null : (classId.safeParse(asked).data ?? undefined);
  const shown = id === undefined ? null : await findClass(viewer, id);
  return shown && { shown, entered: await listEnteredOutcomes({ viewer, id: shown.id }) };
}
