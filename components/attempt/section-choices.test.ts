import { describe, expect, it } from 'vitest';
import { SECTIONS } from '@/lib/kernel/exam';
import { firstChoice, firstForm, sectionChoices } from './section-choices';

const all = SECTIONS.map(({ id }) => id);
const [first = 0, second = 0, third = 0] = all;
const choices = sectionChoices(
  SECTIONS.map(({ id, name }) => ({ id, name, description: '', code: '', questionCount: 50 })) as never,
);

describe('preselection of sections and exam form', () => {
  it('selects the sections of the plan', () => {
    expect(firstChoice(choices, [third, first])).toEqual([first, third]);
  });

  it('selects the first section if there is no plan, or if no section of the plan exists anymore', () => {
    expect(firstChoice(choices, null)).toEqual([first]);
    expect(firstChoice(choices, [-1])).toEqual([first]);
  });

  it('selects an exam over chosen sections if the plan leaves a section out, and otherwise a full exam', () => {
    expect(firstForm([first, second])).toBe('sections');
    expect(firstForm(all)).toBe('full');
    expect(firstForm(null)).toBe('full');
  });
});
