import type { SectionGroup } from './section-groups';

/** The content of each section, in one line. A file of its own, because the page of a test needs only the names. */
export const SECTION_DESCRIPTIONS: Readonly<Record<SectionGroup, string>> = {
  core: 'Ozone, the Clean Air Act, the three Rs, safety and shipping: the part that everyone must pass.',
  'type-1': 'Factory-sealed appliances with 5 lb of refrigerant or less: recovery levels, access, safety.',
  'type-2': 'Medium-, high- and very high-pressure appliances: leak rates, repair deadlines, evacuation.',
  'type-3': 'Chillers under vacuum: leak testing, purge units, recharging, evacuation.',
};
