import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { TOPICS } from './topics';

interface Blueprint {
  groups: { sectionId: number; topics: { topic: string; name: string }[] }[];
}

it('names the topics that the question bank is planned by', () => {
  const { groups } = parse(readFileSync('prisma/question-bank/blueprint.yaml', 'utf8')) as Blueprint;
  const planned = groups.flatMap(({ sectionId, topics }) =>
    topics.map(({ topic, name }) => ({ sectionId, topic, name })),
  );
  expect(TOPICS).toEqual(planned);
});
