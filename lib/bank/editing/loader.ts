import 'server-only';
import type { AdminSectionView } from '@/lib/bank/sections/contract';
import { listEverySection } from '@/lib/bank/sections/service';
import type { Page } from '@/lib/kernel/pagination';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import type { AdminQuestionView, TopicView } from './contract';
import { queryOf, readFilter } from './rules';
import { listQuestions, listTopics } from './service';

/** Sections and topics that a question can be assigned to. */
export interface QuestionMetadata {
  sections: AdminSectionView[];
  topics: TopicView[];
}

async function loadQuestionMetadata(): Promise<QuestionMetadata> {
  const [sections, topics] = await Promise.all([listEverySection(), listTopics()]);
  return { sections, topics };
}

export async function loadNewQuestion(): Promise<QuestionMetadata> {
  await requirePageAdmin('/admin/questions/new');
  return loadQuestionMetadata();
}

type Search = Record<string, string | string[] | undefined>;

/** Loads the list with the filter from the URL. The first value of a repeated parameter counts. */
export async function loadQuestions(
  search: Search,
): Promise<{ page: Page<AdminQuestionView>; metadata: QuestionMetadata }> {
  await requirePageAdmin('/admin/questions');
  const pairs = Object.entries(search).map(([name, value]) => [name, [value].flat()[0] ?? '']);
  const [page, metadata] = await Promise.all([
    listQuestions(queryOf(readFilter(new URLSearchParams(pairs)))),
    loadQuestionMetadata(),
  ]);
  return { page, metadata };
}
