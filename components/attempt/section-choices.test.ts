import { describe, expect, it } from 'vitest';
import { SECTIONS } from '@/lib/kernel/exam';
import { firstChoice, firstForm, sectionChoices } from './section-choices';

const all = SECTIONS.map(({ id }) => id);
const [first = 0, second = 0, third = 0] = all;
const choices = sectionChoices(
  SECTIONS.map(({ id, name }) => ({ id, name, description: '', code: '', questionCount: 50 })) as never,
);

describe('the choice before any press', () => {
  it("is the plan's sections", () => {
    expect(firstChoice(choices, [third, first])).toEqual([first, third]);
  });

  it("is the first section if there is no plan, or if none of the plan's sections is left", () => {
    expect(firstChoice(choices, null)).toEqual([first]);
    expect(firstChoice(choices, [-1])).toEqual([first]);
  });

  it('is an exam over some sections if the plan leaves one out', () => {
    expect(firstForm([first, second])).toBe('sections');
    expect(firstForm(all)).toBe('full');
    expect(firstForm(null)).toBe('full');
  });
});
