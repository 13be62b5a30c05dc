export const PERSON_FILTERS = ['everybody', 'admins', 'unverified', 'devices', 'locked'] as const;

export type PersonFilter = (typeof PERSON_FILTERS)[number];

export const PEOPLE_PAGE_SIZE = 20;
