import { nameKey } from '@/lib/kernel/names';

interface Place {
  name: string;
  isFree: boolean;
}

/** Finds the first free roster entry of this name. `nameKey` makes the comparison ignore case and spaces. */
export const findFreePlace = <P extends Place>(name: string, places: readonly P[]): P | undefined =>
  places.find((place) => place.isFree && nameKey(place.name) === nameKey(name));

/**
 * True if an entry of the roster has this name. Called only when a new entry is needed, so every entry with this name
 * is taken.
 */
export const hasNamesake = (name: string, places: readonly Place[]): boolean =>
  places.some((place) => nameKey(place.name) === nameKey(name));
