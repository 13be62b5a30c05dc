import { TEST_TYPES, type TestType } from '@/lib/kernel/exam';

/*
 * Filters for attempts, except for dates. The contract, the URL, the form and the query are derived from `SWITCH_NAMES`
 * and `LISTS`. To add a filter, add an entry to one of them, its label to `messages/en/statistics.json` and a condition
 * to `lib/statistics/store.ts` (without them, the code does not compile). A list also needs a schema in
 * `lib/statistics/contract.ts`.
 */

/** Names of the boolean filters in queries and URLs. */
export const SWITCH_NAMES = ['onlySuccessful', 'onlyCompleted'] as const;
export type SwitchName = (typeof SWITCH_NAMES)[number];

/** A section that the learner can choose in the filter. */
export interface SectionOption {
  id: number;
  name: string;
}

interface ListValues {
  sectionIds: number;
  testTypes: TestType;
}
export type ListName = keyof ListValues;

/** Returns all options of a list, in the order in which the form and the URL contain them. */
type ListOptions<T> = (known: { sections: readonly SectionOption[] }) => readonly T[];

/** Filters with several values. An empty list means all. */
export const LISTS: { [K in ListName]: ListOptions<ListValues[K]> } = {
  sectionIds: ({ sections }) => sections.map(({ id }) => id),
  testTypes: () => TEST_TYPES,
};

export type Filters = { [K in ListName]: ListValues[K][] } & { [K in SwitchName]: boolean };

export const LIST_NAMES = Object.keys(LISTS) as ListName[];

const fromNames = <K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;

/** Returns an object with a value for each boolean filter. */
export const eachSwitch = <V>(make: (name: SwitchName) => V): Record<SwitchName, V> => fromNames(SWITCH_NAMES, make);

type Lists = Pick<Filters, ListName>;

/** Returns for each list filter the options for which `isChosen` is true, in their order. */
export const eachList = (
  known: { sections: readonly SectionOption[] },
  isChosen: (name: ListName, value: string) => boolean,
): Lists =>
  fromNames(LIST_NAMES, (name) => LISTS[name](known).filter((value) => isChosen(name, String(value)))) as Lists;

/** Filters that exclude nothing. */
export const NO_FILTERS: Filters = { ...eachList({ sections: [] }, () => false), ...eachSwitch(() => false) };

export const isAnySet = (filters: Filters): boolean =>
  LIST_NAMES.some((name) => filters[name].length > 0) || SWITCH_NAMES.some((name) => filters[name]);
