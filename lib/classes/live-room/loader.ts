import 'server-only';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { listAssignments } from '@/lib/classes/assignments/service';
import type { ClassView } from '@/lib/classes/contract';
import { PROJECTOR_PAGE, ROOM_PAGE } from '@/lib/classes/rules';
import { findClass, listClasses } from '@/lib/classes/service';
import { readOr } from '@/lib/db/outage';
import { classId } from '@/lib/kernel/id-schema';
import type { ClassId } from '@/lib/kernel/ids';
import { readPageLanguage } from '@/lib/kernel/page-language';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { RoomView, RoundView } from './contract';
import { getRoom, getRound, listRunning } from './service';

const pathOf = (page: string, asked: string | null): string =>
  asked === null ? page : `${page}?id=${encodeURIComponent(asked)}`;

interface LoadedRound {
  shown: Pick<ClassView, 'id' | 'name' | 'code' | 'joinUrl'>;
  round: RoundView | null;
  tests: AssignmentView[];
}

/**
 * Loads the round of the class named in the URL, by default the newest class. Returns null when the viewer does not
 * teach the class.
 */
export async function loadRound(asked: string | null): Promise<LoadedRound | null> {
  const viewer = await requirePageViewer(pathOf(PROJECTOR_PAGE, asked));
  const named = asked === null ? null : (classId.safeParse(asked).data ?? undefined);
  const found = named === undefined ? null : await findClass(viewer, named);
  if (!found) return null;
  const { id, name, code, joinUrl } = found;
  return {
    shown: { id, name, code, joinUrl },
    round: await getRound({ viewer, id }),
    tests: await listAssignments({ viewer, id }),
  };
}

interface LoadedRoom {
  classId: ClassId;
  className: string;
  room: RoomView;
}

/**
 * Loads the classroom view of the class named in the URL, by default the class joined last. Returns null when the
 * viewer is not in the class.
 */
export async function loadRoom(asked: string | null): Promise<LoadedRoom | null> {
  const viewer = await requirePageViewer(pathOf(ROOM_PAGE, asked));
  const { attending } = await listClasses(viewer.userId);
  const found = attending.find(({ id }) => asked === null || id === asked);
  if (!found) return null;
  const { id, name } = found;
  const language = await readPageLanguage();
  return { classId: id, className: name, room: await getRoom({ viewer, id }, { language }) };
}

/**
 * Lists the viewer's classes with a round in progress, for the Today page. Returns none when the query fails, so that
 * the rest of the page still renders.
 */
export async function loadRunningRooms(path: string): Promise<{ id: ClassId; name: string }[]> {
  const { userId } = await requirePageViewer(path);
  return readOr([], 'rooms of classes could not be read', () => listRunning(userId));
}
