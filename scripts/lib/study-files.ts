import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { GUIDES } from '@/lib/study/guides/catalog';
import { TEACHING_TERMS } from '@/lib/study/guides/glossary';
import { listSearchDocuments } from '@/lib/study/guides/search-documents';
import type { TeachingTopic } from '@/lib/study/passage-rules';
import type { Guide } from '@/lib/study/rules';
import { indexDocuments } from '@/lib/study/search-rules';
import { SEARCH_INDEX_FILE, TEACHING_FILES } from './study-file-names';

const toTeaching = ({ topics }: Guide): TeachingTopic[] =>
  topics.map(({ slug, name, paragraphs, keyPoints, tables }) => ({ slug, name, paragraphs, keyPoints, tables }));

/**
 * Writes the files that browsers load for the guides and the glossary: the search index, and the passages and terms
 * that explanations open. Throws if a source cannot be read.
 */
export function writeStudyFiles(): void {
  const write = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));
  rmSync(TEACHING_FILES, { recursive: true, force: true });
  mkdirSync(TEACHING_FILES, { recursive: true });
  write(SEARCH_INDEX_FILE, indexDocuments(listSearchDocuments()));
  write(`${TEACHING_FILES}/terms.json`, TEACHING_TERMS);
  for (const guide of GUIDES) write(`${TEACHING_FILES}/${guide.group}.json`, toTeaching(guide));
}
