import { toClassId, toColleagueId, toPlaceId, type UserId } from '@/lib/kernel/ids';
import { sortByName } from '@/lib/kernel/names';
import type { AttendedClass, ClassView, PlaceView, TaughtClass } from './contract';
import { endingOf } from './ending/rules';
import { JOIN_PAGE } from './rules';
import type { AttendedRow, ClassAccessRow, ClassRow, PlaceRow } from './store';

const joinUrl = (origin: string, code: string): string => `${origin}${JOIN_PAGE}#${code}`;

/**
 * Serializes a roster entry. `enteredAt`: when an instructor first entered a paper result, extra time or an extension
 * for the student; undefined if never.
 */
function viewPlace({ id, name, timeFactor, members }: PlaceRow, enteredAt: Date | undefined): PlaceView {
  const joined = members.map(({ joinedAt }) => joinedAt.toISOString()).toSorted();
  const isBefore = (instant: Date) => enteredAt !== undefined && enteredAt < instant;
  const earlier = members.some(({ seesSince }) => isBefore(seesSince))
    ? 'hidden'
    : members.some(({ joinedAt }) => isBefore(joinedAt))
      ? 'shown'
      : 'none';
  return { id: toPlaceId(id), name, timeFactor, earlier, devices: members.length, joinedAt: joined[0] ?? null };
}

/**
 * Serializes a class. `origin`: the public address of the site. `viewerId`: an instructor of the class. `entered`: the
 * result of `listFirstEntered`.
 */
export const viewClass = (
  { id, name, code, colleagueCode, ownerId, colleagues, createdAt, byLastName, places }: ClassRow,
  { origin, viewerId, entered }: { origin: string; viewerId: UserId; entered: ReadonlyMap<string, Date> },
): ClassView => ({
  id: toClassId(id),
  name,
  code,
  joinUrl: joinUrl(origin, code),
  createdAt: createdAt.toISOString(),
  isOwner: ownerId === viewerId,
  invitation: colleagueCode === null ? null : { code: colleagueCode, url: joinUrl(origin, colleagueCode) },
  colleagues: colleagues.map(({ userId, joinedAt, ...one }) => ({
    id: toColleagueId(one.id),
    name: one.name,
    isMe: userId === viewerId,
    joinedAt: joinedAt.toISOString(),
  })),
  byLastName,
  places: sortByName(
    places.map((place) => viewPlace(place, entered.get(place.id))),
    byLastName,
  ),
});

export const viewTaught = (
  { createdAt, usedAt, endingToldAt, ...row }: ClassAccessRow,
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
