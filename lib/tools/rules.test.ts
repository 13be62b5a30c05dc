import { expect, it } from 'vitest';
import { listToolPages } from '@/lib/kernel/pages';
import { findTopic } from '@/lib/kernel/topics';
import { toolPageTexts } from './language-rules';
import { TOOLS, wordsOf } from './rules';

it('TOOLS contains exactly the pages under /tools', () => {
  expect(TOOLS.map(({ path }) => path).toSorted()).toEqual(
    listToolPages()
      .filter((path) => path !== '/tools')
      .toSorted(),
  );
});

it('each tool links only to existing topics', () => {
  for (const { path, topics } of TOOLS) {
    expect(topics.length, path).toBeGreaterThan(0);
    for (const { sectionId, topic } of topics) expect(findTopic(sectionId, topic), `${path}: ${topic}`).toBeDefined();
  }
});

it.each(['en', 'es'] as const)(
  'titles and descriptions of tools are short enough for search results: %s',
  (language) => {
    for (const tool of TOOLS) {
      const { title, description } = wordsOf(tool, toolPageTexts(language));
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(200);
    }
  },
);
