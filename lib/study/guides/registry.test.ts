import { describe, expect, it } from 'vitest';
import { checkOf, REGISTERED_FACTS } from './registry';

const checked = REGISTERED_FACTS.filter(({ checkedOn }) => checkedOn);
const unchecked = REGISTERED_FACTS.find(({ checkedOn }) => !checkedOn);

describe('the check date of a text', () => {
  it('is the date of the oldest check among its figures, with the number of unchecked figures', () => {
    const named = [...checked.slice(0, 2), ...(unchecked ? [unchecked] : [])];
    const oldest = checked.slice(0, 2).map(({ checkedOn }) => checkedOn ?? '');
    expect(checkOf(named.map(({ id }) => `Twice {{fact:${id}}}, {{fact:${id}|value}}`))).toEqual({
      facts: named.length,
      unchecked: unchecked ? 1 : 0,
      checkedOn: oldest.toSorted()[0],
    });
  });

  it('is null if the text names no fact', () => {
    expect(checkOf(['Words alone'])).toEqual({ facts: 0, unchecked: 0, checkedOn: null });
  });
});
