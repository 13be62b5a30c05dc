import { TEST_TYPES, type TestType } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';

/*
 * Filters for attempts, except for dates. The contract, the URL, the form and the query are derived from `SWITCHES` and
 * `LISTS`. To add a filter, add an entry to one of them and a condition in `lib/statistics/store.ts` (without it, the
 * code does not compile). A list also needs a schema in `lib/statistics/contract.ts`.
 */

/** Boolean filters. Key: name in queries and URLs. Value: label of the checkbox. */
export const SWITCHES = { onlySuccessful: 'Only successful', onlyCompleted: 'Only completed' } as const;
export type SwitchName = keyof typeof SWITCHES;

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

interface ListFilter<T> {
  legend: string;
  /** Returns all options of the list, in the order in which the form and the URL contain them. */
  listOptions: (known: { sections: readonly SectionOption[] }) => { value: T; name: string }[];
}

export const TEST_TYPE_NAMES: Record<TestType, string> = {
  practice: 'Practice',
  exam: 'Exam',
  favorites: 'Favorites',
};

/** Filters with several values. An empty list means all. */
export const LISTS: { [K in ListName]: ListFilter<ListValues[K]> } = {
  sectionIds: {
    legend: 'Sections',
    listOptions: ({ sections }) => sections.map(({ id, name }) => ({ value: id, name })),
  },
  testTypes: {
    legend: 'Test types',
    listOptions: () => TEST_TYPES.map((value) => ({ value, name: TEST_TYPE_NAMES[value] })),
  },
};

export type Filters = { [K in ListName]: ListValues[K][] } & { [K in SwitchName]: boolean };

export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** Names of all filters as a phrase: "Dates, sections and test types". */
export const CHOICES = listNames(['Dates', ...LIST_NAMES.map((name) => LISTS[name].legend.toLowerCase())]);

const fromNames = <K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;

/** Returns an object with a value for each boolean filter. */
export const eachSwitch = <V>(make: (name: SwitchName) => V): Record<SwitchName, V> => fromNames(SWITCH_NAMES, make);

type Lists = Pick<Filters, ListName>;

/** Returns for each list filter the options for which `isChosen` is true, in the order of `listOptions`. */
export const eachList = (
  known: { sections: readonly SectionOption[] },
  isChosen: (name: ListName, value: string) => boolean,
): Lists =>
  fromNames(LIST_NAMES, (name) =>
    LISTS[name]
      .listOptions(known)
      .map(({ value }) => value)
      .filter((value) => isChosen(name, String(value))),
  ) as Lists;

/** Filters that exclude nothing. */
export const NO_FILTERS: Filters = { ...eachList({ sections: [] }, () => false), ...eachSwitch(() => false) };

export const isAnySet = (filters: Filters): boolean =>
  LIST_NAMES.some((name) => filters[name].length > 0) || SWITCH_NAMES.some((name) => filters[name]);
