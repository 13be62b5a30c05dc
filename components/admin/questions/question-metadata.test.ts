import { expect, it } from 'vitest';
import { SECTIONS } from '@/lib/kernel/exam';
import { TOPICS } from '@/lib/kernel/topics';
import { listTopicChoices, type QuestionMetadata } from './question-metadata';

const metadata = {
  sections: SECTIONS.map(({ id, name }) => ({ id, name })),
  topics: TOPICS.map(({ sectionId, topic }) => ({ sectionId, topic, questionCount: 1 })),
} as unknown as QuestionMetadata;

it('listTopicChoices adds section names only to topics that share a name', () => {
  const words = listTopicChoices(metadata, null).map(([, name]) => name);
  expect(new Set(words).size).toBe(words.length);
  expect(words).toContain('Recovery techniques (Core)');
  expect(words).toContain('Recovery techniques (Type I, Type II, Type III)');
  expect(words).toContain('Leak repair');
});

it.each(SECTIONS.map(({ id, name }) => [name, id] as const))(
  'listTopicChoices omits the section name in topics of %s',
  (_name, id) => {
    const names = TOPICS.filter((topic) => topic.sectionId === id).map(({ name }) => name);
    expect(listTopicChoices(metadata, id).map(([, name]) => name)).toEqual(
      names.toSorted((one, other) => one.localeCompare(other)),
    );
  },
);
