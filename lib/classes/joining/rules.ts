import { MOST_PLACES } from '@/lib/classes/rules';
import { nameKey } from '@/lib/kernel/names';

interface Place {
  name: string;
  isFree: boolean;
}

/** Each, in the order in which they come, takes the first free place of their name. Undefined for whom there is none. */
export function takePlaces<P extends Place>(names: readonly string[], places: readonly P[]): (P | undefined)[] {
  const free = places.filter(({ isFree }) => isFree);
  return names.map((name) => {
    const at = free.findIndex((place) => nameKey(place.name) === nameKey(name));
    return at < 0 ? undefined : free.splice(at, 1)[0];
  });
}

/** The names for which places have to be made so that each can take one, as far as the class has room. */
export function missingPlaces(names: readonly string[], places: readonly Place[]): string[] {
  const taken = takePlaces(names, places);
  const missing = names.filter((_name, at) => taken[at] === undefined);
  return missing.slice(0, Math.max(0, MOST_PLACES - places.length));
}
