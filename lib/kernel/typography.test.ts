import { expect, test } from 'vitest';
import { keepTogether } from './typography';

/** Replaces non-breaking spaces by underscores, to make them visible. */
const marked = (text: string) => keepTogether(text).replaceAll('\u00A0', '_');

test.each([
  ['appliances with 5 lb of refrigerant', 'appliances with 5_lb of refrigerant'],
  ['to 10 in. Hg, or 500 microns', 'to 10_in. Hg, or 500_microns'],
  ['80 to 90 percent of 1,500 psig at 70 °F', '80 to 90_percent of 1,500_psig at 70_°F'],
  ['within 30 days (40 CFR 82.157)', 'within 30_days (40_CFR_82.157)'],
  ['Section 608, Type III and Subpart F', 'Section_608, Type_III and Subpart_F'],
  ['Type a name, 25 questions, 3 lbs', 'Type a name, 25 questions, 3 lbs'],
])('keepTogether joins: %s', (text, wanted) => {
  expect(marked(text)).toBe(wanted);
});
