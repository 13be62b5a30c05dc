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

function viewInvitation({ colleagueCode: code, colleagueCodeUntil: until }: ClassRow, origin: string, now: Date) {
  if (code === null || until === null || until <= now) return null;
  return { code, url: joinUrl(origin, code), until: until.toISOString() };
}

interface Viewing {
  origin: string;
  viewerId: UserId;
  entered: ReadonlyMap<string, Date>;
  now: Date;
}

/**
 * Serializes a class. `origin`: the public address of the site. `viewerId`: an instructor of the class. `entered`: the
 * result of `listFirstEntered`.
 */
export const viewClass = (row: ClassRow, { origin, viewerId, entered, now }: Viewing): ClassView => ({
  id: toClassId(row.id),
  name: row.name,
  code: row.code,
  joinUrl: joinUrl(origin, row.code),
  createdAt: row.createdAt.toISOString(),
  isOwner: row.ownerId === viewerId,
  invitation: viewInvitation(row, origin, now),
  colleagues: row.colleagues.map(({ userId, joinedAt, ...one }) => ({
    id: toColleagueId(one.id),
    name: one.name,
    isMe: userId === viewerId,
    joinedAt: joinedAt.toISOString(),
  })),
  byLastName: row.byLastName,
  places: sortByName(
    row.places.map((place) => viewPlace(place, entered.get(place.id))),
    row.byLastName,
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
