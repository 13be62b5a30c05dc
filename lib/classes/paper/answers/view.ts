import { orderFor } from '@/lib/classes/paper/rules';
import type { PrintedTest } from '@/lib/classes/paper/service';
import { nameKey } from '@/lib/kernel/names';
import type { Typed } from './codec';
import type { EnteredView, PreviewLine } from './contract';
import { readMarks, readVersion } from './rules';
import type { PlaceRow } from './store';

export interface ReadLine {
  shown: PreviewLine;
  place: PlaceRow | null;
  /**
   * Ids of the marked options for each question, in the order of the printed version; null when the line is invalid.
   */
  marks: number[][] | null;
}

function findPlace(name: string, places: readonly PlaceRow[]): PlaceRow | string {
  if (name === '') return 'The name is missing. Begin each line with it.';
  const [found, other] = places.filter((place) => nameKey(place.name) === nameKey(name));
  if (!found) return `Nobody in this class is named “${name}”. Check the spelling, or add the name to the class.`;
  if (other)
    return `Two students of this class are named “${name}”. Give one another name first, on the page of the class.`;
  return found;
}

/** Checks each line against the class and the printed test. */
export function readLines(
  typed: readonly Typed[],
  { head, questions }: PrintedTest,
  places: readonly PlaceRow[],
): ReadLine[] {
  const seen = new Map<string, number>();
  return typed.map(({ line, name, version: typedVersion, answers, problem: unread }) => {
    const place = findPlace(name, places);
    const version = readVersion(typedVersion);
    const marks = version && readMarks(answers, orderFor(version, head.id, questions));
    const before = typeof place === 'string' ? undefined : seen.get(place.placeId);
    if (typeof place !== 'string') seen.set(place.placeId, before ?? line);
    const problems = [
      unread ?? null,
      typeof place === 'string' ? place : null,
      before === undefined ? null : `This student is already in line ${before}. Remove one of the two lines.`,
      marks === null ? 'The version is missing. Write A or B after the name.' : null,
      typeof marks === 'string' ? marks : null,
    ];
    const problem = problems.find((one) => one !== null) ?? null;
    const isRead = typeof marks !== 'string' && marks !== null;
    const known = typeof place === 'string' ? null : place;
    const shown = {
      line,
      version,
      problem,
      name: known?.name ?? name,
      replaces: (known?.enteredAt ?? null) !== null,
      answered: isRead ? marks.filter((chosen) => chosen.length > 0).length : 0,
    };
    return { shown, place: known, marks: isRead ? marks : null };
  });
}

export const viewEntered = (places: readonly PlaceRow[]): EnteredView[] =>
  places.flatMap(({ enteredAt, ...place }) => (enteredAt ? [{ ...place, enteredAt: enteredAt.toISOString() }] : []));
