import 'server-only';
import type { AdminSectionView } from '@/lib/bank/sections/contract';
import { listEverySection } from '@/lib/bank/sections/service';
import type { Page } from '@/lib/kernel/pagination';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import type { AdminQuestionView, TopicView } from './contract';
import { queryOf, readFilter } from './rules';
import { listQuestions, listTopics } from './service';

/** The sections and topics that an admin can assign to a question. */
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

/** Loads the list of questions with the filter from the URL. If a parameter is repeated, its first value counts. */
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
