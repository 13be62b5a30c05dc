import type { Metadata } from 'next';
import { AddQuestion } from '@/components/admin/questions/add-question';
import { loadNewQuestion } from '@/lib/bank/editing/loader';

export const metadata: Metadata = { title: 'Add question', robots: { index: false } };

export default async function Page() {
  return <AddQuestion metadata={await loadNewQuestion()} />;
}
