import { expect, it } from 'vitest';
import { listToolPages } from '@/lib/kernel/pages';
import { findTopic } from '@/lib/kernel/topics';
import { TOOLS } from './rules';

it('TOOLS contains exactly the pages under /tools', () => {
  expect(TOOLS.map(({ path }) => path).toSorted()).toEqual(
    listToolPages()
      .filter((path) => path !== '/tools')
      .toSorted(),
  );
});

it('each tool links only to existing topics', () => {
  for (const { name, topics } of TOOLS) {
    expect(topics.length, name).toBeGreaterThan(0);
    for (const { sectionId, topic } of topics) expect(findTopic(sectionId, topic), `${name}: ${topic}`).toBeDefined();
  }
});

it('titles and descriptions of tools are short enough for search results', () => {
  for (const { title, description } of TOOLS) {
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(200);
  }
});
