import type { Metadata } from 'next';
import { QuestionsPage } from '@/components/admin/questions/questions-page';
import { loadQuestions } from '@/lib/bank/editing/loader';

export const metadata: Metadata = { title: 'Questions', robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: Props) {
  const { page, metadata: ofQuestions } = await loadQuestions(await searchParams);
  return <QuestionsPage initial={page} metadata={ofQuestions} />;
}
