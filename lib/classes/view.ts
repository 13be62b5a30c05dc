import { toClassId, toColleagueId, toPlaceId, type UserId } from '@/lib/kernel/ids';
import type { AttendedClass, ClassView, PlaceView, TaughtClass } from './contract';
import { endingOf } from './ending/rules';
import { JOIN_PAGE } from './rules';
import type { AttendedRow, ClassRow, PlaceRow, TaughtRow } from './store';

const joinUrl = (origin: string, code: string): string => `${origin}${JOIN_PAGE}#${code}`;

function viewPlace({ id, name, timeFactor, members }: PlaceRow): PlaceView {
  const joined = members.map(({ joinedAt }) => joinedAt.toISOString()).toSorted();
  return { id: toPlaceId(id), name, timeFactor, devices: members.length, joinedAt: joined[0] ?? null };
}

/** `origin`: where people reach the site; `viewerId`: one of those who teach it. */
export const viewClass = (
  { id, name, code, colleagueCode, ownerId, colleagues, createdAt, places }: ClassRow,
  origin: string,
  viewerId: UserId,
): ClassView => ({
  ...{ id: toClassId(id), name, code, joinUrl: joinUrl(origin, code), createdAt: createdAt.toISOString() },
  isOwner: ownerId === viewerId,
  invitation: colleagueCode === null ? null : { code: colleagueCode, url: joinUrl(origin, colleagueCode) },
  colleagues: colleagues.map(({ userId, joinedAt, ...one }) => ({
    ...{ id: toColleagueId(one.id), name: one.name, isMe: userId === viewerId, joinedAt: joinedAt.toISOString() },
  })),
  places: places
    .map(viewPlace)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id.localeCompare(other.id)),
});

export const viewTaught = (
  { createdAt, usedAt, endingToldAt, ...row }: TaughtRow,
  origin: string,
  now: Date,
): TaughtClass => ({
  ...row,
  endsAt: endingOf({ usedAt, endingToldAt }, now)?.toISOString() ?? null,
  joinUrl: joinUrl(origin, row.code),
  createdAt: createdAt.toISOString(),
});

export const viewAttended = ({ joinedAt, ...row }: AttendedRow): AttendedClass => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
});
