import { writeFileSync } from 'node:fs';
import { listSearchDocuments } from '@/lib/study/guides/search-documents';
import { indexDocuments } from '@/lib/study/search/rules';
import { SEARCH_INDEX_FILE } from './search-index-file';

/** Writes the search's index from the files of the study pages. Throws where one cannot be read. */
export const writeSearchIndex = (): void =>
  writeFileSync(SEARCH_INDEX_FILE, JSON.stringify(indexDocuments(listSearchDocuments())));
