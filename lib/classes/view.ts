import { toClassId, toPlaceId } from '@/lib/kernel/ids';
import type { AttendedClass, ClassView, PlaceView, TaughtClass } from './contract';
import { JOIN_PAGE } from './rules';
import type { AttendedRow, ClassRow, PlaceRow, TaughtRow } from './store';

const joinUrl = (origin: string, code: string): string => `${origin}${JOIN_PAGE}#${code}`;

function viewPlace({ id, name, timeFactor, members }: PlaceRow): PlaceView {
  const joined = members.map(({ joinedAt }) => joinedAt.toISOString()).toSorted();
  return { id: toPlaceId(id), name, timeFactor, devices: members.length, joinedAt: joined[0] ?? null };
}

/** `origin`: where people reach the site. */
export const viewClass = ({ id, name, code, createdAt, places }: ClassRow, origin: string): ClassView => ({
  ...{ id: toClassId(id), name, code, joinUrl: joinUrl(origin, code), createdAt: createdAt.toISOString() },
  places: places
    .map(viewPlace)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id.localeCompare(other.id)),
});

export const viewTaught = ({ createdAt, ...row }: TaughtRow, origin: string): TaughtClass => ({
  ...row,
  joinUrl: joinUrl(origin, row.code),
  createdAt: createdAt.toISOString(),
});

export const viewAttended = ({ joinedAt, ...row }: AttendedRow): AttendedClass => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
});
