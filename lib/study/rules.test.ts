import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blueprintSchema } from '@/lib/bank/file-contract';
import { checkAnswerWording } from '@/lib/bank/wording-rules';
import { GUIDES } from '@/lib/study/guides/catalog';
import type { GuideTopic } from '@/lib/study/rules';

const blueprint = blueprintSchema.parse(parse(readFileSync('prisma/question-bank/blueprint.yaml', 'utf8')));
const TOPICS = GUIDES.flatMap(({ group, topics }) =>
  topics.map((topic) => ({ name: `${group}/${topic.slug}`, topic })),
);

function listTexts({ paragraphs, keyPoints, tables, drawings = [] }: GuideTopic): string[] {
  return [
    ...paragraphs,
    ...keyPoints.map(({ point }) => point),
    ...tables.flatMap(({ caption, columns, rows }) => [caption, ...columns, ...rows.flat()]),
    ...drawings.flatMap(({ shows, caption }) => [shows, caption]),
  ];
}

test("each section has a guide with the section's topics in the order of the blueprint", () => {
  const outline = GUIDES.map(({ group, topics }) => ({
    group,
    topics: topics.map(({ slug, name }) => ({ slug, name })),
  }));
  expect(outline).toEqual(
    blueprint.groups.map(({ group, topics }) => ({
      group,
      topics: topics.map(({ topic, name }) => ({ slug: topic, name })),
    })),
  );
});

describe.each(TOPICS)('the study guide topic $name', ({ topic }) => {
  test('takes a few minutes to read', () => {
    const words = topic.paragraphs.join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(500);
  });

  test('has a source for each key point and each table', () => {
    expect(topic.keyPoints.length).toBeGreaterThanOrEqual(4);
    expect(topic.tables.length).toBeGreaterThanOrEqual(1);
    for (const source of [...topic.keyPoints.map(({ cite }) => cite), ...topic.tables.map((table) => table.source)]) {
      expect(source).not.toBe('');
    }
  });

  test('has table rows that fill all columns', () => {
    for (const { columns, rows } of topic.tables) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });

  test("follows the question bank's wording rules for units and quotation marks", () => {
    expect(listTexts(topic).flatMap(checkAnswerWording)).toEqual([]);
  });
});
