import { TEST_TYPES, type TestType } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';

/*
 * What attempts can be filtered by, besides their dates. The contract, the address, the form and the query come from the two
 * lists here: a new filter is an entry in one of them and its condition in `lib/statistics/store.ts`, which the compiler asks for; a list
 * also needs its schema in `lib/statistics/contract.ts`.
 */

/** On or off: the name in calls and addresses, and the label of the checkbox. */
export const SWITCHES = { onlySuccessful: 'Only successful', onlyCompleted: 'Only completed' } as const;
export type SwitchName = keyof typeof SWITCHES;

/** A section that the learner has, or could have, attempts over. */
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
  /** Every value that there is, in the order of the form and of the address. */
  listOptions: (known: { sections: readonly SectionOption[] }) => { value: T; name: string }[];
}

export const TEST_TYPE_NAMES: Record<TestType, string> = {
  practice: 'Practice',
  exam: 'Exam',
  favorites: 'Favorites',
};

/** One of several values; none chosen means all. */
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

/** What can be chosen: "Dates, sections and test types". */
export const CHOICES = listNames(['Dates', ...LIST_NAMES.map((name) => LISTS[name].legend.toLowerCase())]);

const fromNames = <K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;

/** Something for each switch. */
export const eachSwitch = <V>(make: (name: SwitchName) => V): Record<SwitchName, V> => fromNames(SWITCH_NAMES, make);

type Lists = Pick<Filters, ListName>;

/** The values of each list that `isChosen` takes, in the list's own order. */
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

/** Nothing is filtered out. */
export const NO_FILTERS: Filters = { ...eachList({ sections: [] }, () => false), ...eachSwitch(() => false) };

export const isAnySet = (filters: Filters): boolean =>
  LIST_NAMES.some((name) => filters[name].length > 0) || SWITCH_NAMES.some((name) => filters[name]);
