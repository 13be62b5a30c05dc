import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { TOPICS, topicCode } from './topics';

interface Blueprint {
  groups: { sectionId: number; topics: { topic: string; name: string; share: number }[] }[];
}

it('topics and their percentages equal those of the question bank’s blueprint', () => {
  const { groups } = parse(readFileSync('prisma/question-bank/blueprint.yaml', 'utf8')) as Blueprint;
  const planned = groups.flatMap(({ sectionId, topics }) =>
    topics.map(({ topic, name, share }) => ({ sectionId, topic, name, share })),
  );
  expect(TOPICS).toEqual(planned);
});

it('topicCode finds a topic by its name or code, in its own section only', () => {
  for (const { sectionId, topic, name } of TOPICS) {
    for (const written of [topic, name, ` ${name.toUpperCase()} `]) expect(topicCode(sectionId, written)).toBe(topic);
  }
  expect(topicCode(6, 'Purge units')).toBe('Purge units');
  expect(topicCode(7, ' Safety ')).toBe('Safety');
  expect(topicCode(6, '')).toBe('');
});
